import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import type { StaffAuth } from './create-auth.ts';
import { staffActor } from './staff-actor.ts';

/** Ends the request's session, if it has one; its cookie is worthless afterwards wherever a copy is. */
export async function signOut(ctx: Ctx, auth: StaffAuth, headers: Headers): Promise<{ cookies: string[] }> {
  const user = await auth.findUser(headers);
  const answer = await auth.signOut(headers);
  if (user) {
    await writeAudit({ ...ctx, actor: staffActor(user) }, ctx.db, {
      action: 'user.signed_out',
      entity: 'user',
      entityId: user.id,
    });
  }
  return answer;
}
