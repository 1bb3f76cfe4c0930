import { and, eq, isNull } from 'drizzle-orm';
import { user } from '#app/db/schema/auth.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { type StaffAuth, viewOf } from './create-auth.ts';
import { digest, takeOneTime } from './one-time.ts';
import { type Client, openSession, type SignedIn } from './open-session.ts';

const invalidSignIn = () =>
  new AppError('unauthenticated', 'This sign-in is not valid or has expired. Please sign in again.');

/**
 * Exchanges the one-time session_id of a single sign-on for a session: once, within 60 seconds, in the browser that
 * signed in (`browser`: its cookie), so that nobody is lured into somebody else's account by a link. Throws
 * `unauthenticated`.
 */
export async function exchangeSession(
  ctx: Ctx,
  auth: StaffAuth,
  input: Client & { sessionId: string; browser: string },
): Promise<SignedIn> {
  const taken = await takeOneTime(ctx, ctx.db, { kind: 'sign_on', token: input.sessionId });
  if (!taken || taken.browser !== digest(input.browser)) throw invalidSignIn();
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.id, taken.userId), isNull(user.disabledAt)));
  if (!row) throw invalidSignIn();
  return openSession(ctx, auth, { ...input, user: viewOf(row), method: 'single_sign_on' });
}
