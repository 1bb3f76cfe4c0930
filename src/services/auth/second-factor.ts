import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodes, twoFactor, user } from '#app/db/schema/auth.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx, Queryable, Transaction } from '#app/services/context.ts';
import type { Seal } from './seal.ts';

const PERIOD_S = 30;
/** A clock may be one step (30 s) off in either direction. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const SEALED_FOR = 'two-factor secret';

/** What every authenticator app takes: six digits, 30 seconds, SHA-1. Source: RFC 6238. */
export function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD_S,
    algorithm: 'SHA1',
  });
}

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export const sealSecret = (seal: Seal, secret: string) => seal.close(SEALED_FOR, secret);

/** The 30-second step that a code is right for, now; null for a wrong one. */
export function stepOf(ctx: Pick<Ctx, 'now'>, secret: string, code: string): number | null {
  const now = ctx.now().getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** The secret of a user's factor, confirmed or not; null without one. */
export async function secretOf(tx: Queryable, seal: Seal, userId: string) {
  const [row] = await tx.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  if (!row) return null;
  const secret = seal.open(SEALED_FOR, row.secret);
  return secret === null ? null : { secret, confirmed: row.confirmedAt !== null };
}

/**
 * Spends a code of an enabled user: from the app (each step once, so that a code which was looked at is worth nothing)
 * or one for recovery. Answers which it was, or null when it is wrong, used, or no second factor is on.
 */
export async function spendCode(
  ctx: Ctx,
  tx: Transaction,
  { seal, userId, code }: { seal: Seal; userId: string; code: string },
): Promise<'two_factor' | 'recovery_code' | null> {
  const [own] = await tx
    .select({ id: user.id })
    .from(user)
    .innerJoin(twoFactor, and(eq(twoFactor.userId, user.id), isNotNull(twoFactor.confirmedAt)))
    .where(and(eq(user.id, userId), isNull(user.disabledAt)))
    .for('update');
  if (!own) return null;
  const plain = code.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain))
    return (await spendStep(ctx, tx, { seal, userId, code: plain })) ? 'two_factor' : null;
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.digest, recoveryDigest(plain)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0 ? 'recovery_code' : null;
}

async function spendStep(
  ctx: Ctx,
  tx: Transaction,
  { seal, userId, code }: { seal: Seal; userId: string; code: string },
): Promise<boolean> {
  const found = await secretOf(tx, seal, userId);
  const step = found && stepOf(ctx, found.secret, code);
  if (!step) return false;
  const spent = await tx
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return spent.length > 0;
}

/** Ten new codes in place of all earlier ones, to be shown once: 80 random bits each, so a plain digest is enough. */
export async function renewRecoveryCodes(ctx: Ctx, tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      id: newId('rcv'),
      userId,
      digest: recoveryDigest(code.replaceAll('-', '')),
      createdAt: ctx.now(),
    })),
  );
  return codes;
}

/** Takes the second factor and its recovery codes away. Answers false when there was none. */
export async function dropSecondFactor(tx: Queryable, userId: string): Promise<boolean> {
  const gone = await tx.delete(twoFactor).where(eq(twoFactor.userId, userId)).returning();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return gone.some((row) => row.confirmedAt !== null);
}

/** `k3mw-9xqa-t5rd-7npe`, in Crockford's alphabet. */
function newRecoveryCode(): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz';
  const text = Array.from(randomBytes(16), (byte) => letters[byte & 31]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** Letters that look like digits count as those. */
function recoveryDigest(plain: string): string {
  const read = plain.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  return createHash('sha256').update(`recovery:${read}`).digest('base64url');
}
