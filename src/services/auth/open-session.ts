import { eq } from 'drizzle-orm';
import type { UserView } from '#app/contract/auth.ts';
import { user } from '#app/db/schema/auth.ts';
import type { SignInMethod } from '#app/domain/sign-in-methods.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import type { StaffAuth } from './create-auth.ts';
import { staffActor } from './staff-actor.ts';

/** Where a sign-in comes from. */
export interface Client {
  address: string;
  /** The User-Agent header. */
  device: string;
}

export interface SignedIn {
  user: UserView;
  token: string;
  cookies: string[];
}

/** Opens a session for a user whose right to one was just checked, and writes that down. */
export async function openSession(
  ctx: Ctx,
  auth: StaffAuth,
  input: Client & { user: UserView; method: SignInMethod },
): Promise<SignedIn> {
  const { user: view, method, address, device } = input;
  const opened = await auth.start({ userId: view.id, method, address, device });
  await ctx.db.transaction(async (tx) => {
    await tx.update(user).set({ lastSignedInAt: ctx.now() }).where(eq(user.id, view.id));
    await writeAudit({ ...ctx, actor: staffActor(view) }, tx, {
      action: 'user.signed_in',
      entity: 'user',
      entityId: view.id,
      after: { method },
    });
  });
  return { user: view, ...opened };
}
