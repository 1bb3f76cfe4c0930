import { and, eq, isNull } from 'drizzle-orm';
import type { RecoveryCodes, TwoFactorSetup } from '#app/contract/users.ts';
import { twoFactor } from '#app/db/schema/auth.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { StaffAuth } from '#app/services/auth/create-auth.ts';
import { dropOneTimes } from '#app/services/auth/one-time.ts';
import {
  dropSecondFactor,
  newSecret,
  renewRecoveryCodes,
  sealSecret,
  secretOf,
  stepOf,
  totpOf,
} from '#app/services/auth/second-factor.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict, invalid } from '#app/services/errors.ts';
import { forgiveLogin, reserveLogin } from '#app/services/limits/login-limit.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';
import { userView } from '#app/services/users/user-rows.ts';
import { ownUserId } from './own-user.ts';
import { provePassword } from './prove-password.ts';

interface Proof {
  password: string;
  address: string;
}

const already = () => conflict('duplicate', 'Two-factor sign-in is on already.');

/**
 * Begins to turn two-factor sign-in on: a new secret, to be put into an app. Nothing changes for sign-ins until a code
 * confirms it. Needs the password, so that a session left open cannot lock its owner out.
 */
export async function beginTwoFactor(ctx: Ctx, auth: StaffAuth, proof: Proof): Promise<TwoFactorSetup> {
  const userId = ownUserId(ctx);
  await provePassword(ctx, { userId, ...proof, field: 'password' });
  const { brand } = await getSettings(ctx.db, ctx.log);
  const { username } = await userView(ctx, ctx.db, userId);
  const secret = newSecret();
  const sealed = sealSecret(auth.seal, secret);
  const written = await ctx.db
    .insert(twoFactor)
    .values({ userId, secret: sealed, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret: sealed, lastStep: 0, createdAt: ctx.now() },
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning();
  if (written.length === 0) throw already();
  const { default: QRCode } = await import('qrcode');
  const uri = totpOf(secret, { issuer: `${brand.first} ${brand.second}`, label: username }).toString();
  return { secret, uri, qr: await QRCode.toString(uri, { type: 'svg', margin: 1 }) };
}

/** Turns two-factor sign-in on with a first code; answers the recovery codes, this once. */
export async function confirmTwoFactor(
  ctx: Ctx,
  auth: StaffAuth,
  input: { code: string; address: string },
): Promise<RecoveryCodes> {
  const userId = ownUserId(ctx);
  const attempt = await reserveLogin(ctx, { username: userId, address: input.address, what: 'code' });
  const codes = await ctx.db.transaction(async (tx) => {
    const found = await secretOf(tx, auth.seal, userId);
    if (!found) throw invalid('Please begin anew: this set-up is not known any more.');
    if (found.confirmed) throw already();
    const step = stepOf(ctx, found.secret, input.code);
    const detail = 'This code is not right. Check that the clock of your phone is set by itself.';
    if (step === null) throw invalid(detail, { code: detail });
    const confirmed = await tx
      .update(twoFactor)
      .set({ confirmedAt: ctx.now(), lastStep: step })
      .where(and(eq(twoFactor.userId, userId), isNull(twoFactor.confirmedAt)))
      .returning();
    if (confirmed.length === 0) throw already();
    await writeAudit(ctx, tx, { action: 'user.two_factor_on', entity: 'user', entityId: userId });
    return renewRecoveryCodes(ctx, tx, userId);
  });
  await forgiveLogin(ctx, attempt);
  return { codes };
}

/** Turns two-factor sign-in off. Throws `invalid_input` for a wrong password. */
export async function stopTwoFactor(ctx: Ctx, proof: Proof): Promise<void> {
  const userId = ownUserId(ctx);
  await provePassword(ctx, { userId, ...proof, field: 'password' });
  await ctx.db.transaction(async (tx) => {
    if (!(await dropSecondFactor(tx, userId))) return;
    await dropOneTimes(tx, userId, 'second_factor');
    await writeAudit(ctx, tx, { action: 'user.two_factor_off', entity: 'user', entityId: userId });
  });
}

/** New recovery codes in place of all earlier ones, shown this once. */
export async function newRecoveryCodes(ctx: Ctx, auth: StaffAuth, proof: Proof): Promise<RecoveryCodes> {
  const userId = ownUserId(ctx);
  await provePassword(ctx, { userId, ...proof, field: 'password' });
  return ctx.db.transaction(async (tx) => {
    const found = await secretOf(tx, auth.seal, userId);
    if (!found?.confirmed) throw conflict('in_use', 'Turn two-factor sign-in on first.');
    await writeAudit(ctx, tx, { action: 'user.recovery_codes_renewed', entity: 'user', entityId: userId });
    return { codes: await renewRecoveryCodes(ctx, tx, userId) };
  });
}
