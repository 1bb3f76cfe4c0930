import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { account, user } from '#app/db/schema/auth.ts';
import { newId } from '#app/domain/ids.ts';
import { SignOnError, type SignOnPerson, type SignOnReason } from '#app/integrations/oidc/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { callbackAddress, openFlow, requireSignOn } from './begin-sign-on.ts';
import { type StaffAuth, viewOf } from './create-auth.ts';
import { digest, issueOneTime } from './one-time.ts';
import { staffActor } from './staff-actor.ts';

/** How long the session_id may be exchanged. */
export const EXCHANGE_SECONDS = 60;

/** `unknown`: no enabled user has the address. `unverified`: the issuer does not vouch for it. */
export type SignOnFailure = SignOnReason | 'unknown' | 'unverified';

export type SignOnResult =
  | { ok: true; sessionId: string; browser: string; next: string }
  | { ok: false; reason: SignOnFailure; next: string };

/**
 * The browser came back from the issuer. Answers a one-time session_id for an enabled user (whom the issuer's id was
 * linked to, or whose address it vouches for: then it is linked now), and the secret for the cookie of the one browser
 * that may exchange it. The issuer's sign-in counts for itself: our second factor is not asked for on top of it.
 */
export async function finishSignOn(
  ctx: Ctx,
  auth: StaffAuth,
  input: { query: string; cookie: string },
): Promise<SignOnResult> {
  const provider = requireSignOn(ctx);
  const flow = openFlow(ctx, auth, input.cookie);
  if (!flow) return { ok: false, reason: 'refused', next: '' };
  const { next } = flow;
  try {
    const person = await provider.finish({ ...flow, redirectUri: callbackAddress(ctx), query: input.query });
    return await ctx.db.transaction(async (tx) => {
      const userId = await findPerson(ctx, tx, person);
      if (userId === null)
        return { ok: false, reason: person.verifiedEmail === '' ? 'unverified' : 'unknown', next };
      const browser = randomBytes(32).toString('base64url');
      const { token } = await issueOneTime(ctx, tx, {
        kind: 'sign_on',
        value: { userId, browser: digest(browser) },
        seconds: EXCHANGE_SECONDS,
      });
      return { ok: true, sessionId: token, browser, next };
    });
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error;
    ctx.log.warn({ reason: error.reason, cause: nameOf(error.cause) }, 'a single sign-on did not succeed');
    return { ok: false, reason: error.reason, next };
  }
}

/** The enabled user whom this person is, linked for the next time; null for a stranger. */
async function findPerson(ctx: Ctx, tx: Transaction, person: SignOnPerson): Promise<string | null> {
  const [linked] = await tx
    .select({ id: user.id, disabledAt: user.disabledAt })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(account.providerId, person.issuer), eq(account.accountId, person.subject)));
  if (linked) return linked.disabledAt ? null : linked.id;
  if (person.verifiedEmail === '') return null;
  const [known] = await tx
    .select()
    .from(user)
    .where(and(eq(user.email, person.verifiedEmail.toLowerCase()), isNull(user.disabledAt)))
    .for('update');
  if (!known) return null;
  // The address went to somebody else at the issuer: only an owner may say that this is still the same person.
  const others = await tx.$count(
    account,
    and(eq(account.userId, known.id), eq(account.providerId, person.issuer)),
  );
  if (others > 0) return null;
  const values = { id: newId('usr'), userId: known.id, providerId: person.issuer, accountId: person.subject };
  await tx.insert(account).values(values);
  await writeAudit({ ...ctx, actor: staffActor(viewOf(known)) }, tx, {
    action: 'user.sign_on_linked',
    entity: 'user',
    entityId: known.id,
    after: { issuer: person.issuer },
  });
  return known.id;
}

/** What went wrong, without values: an issuer's messages may hold codes and tokens. */
function nameOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return 'code' in cause ? `${cause.name} ${String(cause.code)}` : cause.name;
}
