import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, lt, sql } from 'drizzle-orm';
import { session, verification } from '#app/db/schema/auth.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';

/** What a one-time token is good for, with what is kept about it. */
export interface OneTimeValues {
  /** The password was right; a code is due. */
  second_factor: { userId: string };
  /** A link to choose a password. */
  set_password: { userId: string };
  /** A single sign-on succeeded; `browser` is a digest of the cookie of the browser that it was in. */
  sign_on: { userId: string; browser: string };
}
export type OneTimeKind = keyof OneTimeValues;

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A new token (256 bits), good once within `seconds`. Only its digest is kept. */
export async function issueOneTime<Kind extends OneTimeKind>(
  ctx: Ctx,
  tx: Queryable,
  input: { kind: Kind; value: OneTimeValues[Kind]; seconds: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + input.seconds * 1000);
  await tx.insert(verification).values({
    id: newId('vrf'),
    identifier: `${input.kind}:${digest(token)}`,
    value: JSON.stringify(input.value),
    expiresAt,
    createdAt: now,
    updatedAt: now,
  });
  return { token, expiresAt };
}

/** What a token stands for, which it still does afterwards; null for one that is unknown, used or too old. */
export async function peekOneTime<Kind extends OneTimeKind>(
  ctx: Ctx,
  tx: Queryable,
  { kind, token }: { kind: Kind; token: string },
): Promise<OneTimeValues[Kind] | null> {
  const [row] = await tx
    .select({ value: verification.value })
    .from(verification)
    .where(
      and(eq(verification.identifier, `${kind}:${digest(token)}`), gt(verification.expiresAt, ctx.now())),
    );
  return row ? (JSON.parse(row.value) as OneTimeValues[Kind]) : null;
}

/** The same, and spends the token: of several at one moment one gets the value. */
export async function takeOneTime<Kind extends OneTimeKind>(
  ctx: Ctx,
  tx: Queryable,
  { kind, token }: { kind: Kind; token: string },
): Promise<OneTimeValues[Kind] | null> {
  const [row] = await tx
    .delete(verification)
    .where(eq(verification.identifier, `${kind}:${digest(token)}`))
    .returning({ value: verification.value, expiresAt: verification.expiresAt });
  return row && row.expiresAt > ctx.now() ? (JSON.parse(row.value) as OneTimeValues[Kind]) : null;
}

/** Makes a user's open tokens worthless: all of them, or those of a kind. */
export async function dropOneTimes(tx: Queryable, userId: string, kind?: OneTimeKind): Promise<void> {
  await tx
    .delete(verification)
    .where(
      and(
        sql`${verification.value}::jsonb ->> 'userId' = ${userId}`,
        kind && like(verification.identifier, `${kind}:%`),
      ),
    );
}

/** Deletes tokens and sessions that are too old to be good for anything. */
export async function sweepSignIns(ctx: Ctx): Promise<void> {
  await ctx.db.delete(verification).where(lt(verification.expiresAt, ctx.now()));
  await ctx.db.delete(session).where(lt(session.expiresAt, ctx.now()));
}
