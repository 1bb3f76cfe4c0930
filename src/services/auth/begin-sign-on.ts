import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { SignOnError, type SignOnProvider, type SignOnReason } from '#app/integrations/oidc/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import type { StaffAuth } from './create-auth.ts';

/** How long one may take at the issuer's page. */
export const SIGN_ON_SECONDS = 600;
const SEALED_FOR = 'sign-on flow';

const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page that was wanted; the login page decides whether it leads there. */
  next: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type Flow = z.infer<typeof Flow>;

const random = () => randomBytes(32).toString('base64url');

/** Where the issuer sends the browser back to: to be registered there. */
export const callbackAddress = (ctx: Pick<Ctx, 'config'>) => `${ctx.config.publicUrl}/api/auth/oidc/callback`;

/** Throws `provider_not_configured` where staff sign in with passwords only. */
export function requireSignOn(ctx: Pick<Ctx, 'signOn'>): SignOnProvider {
  if (!ctx.signOn) throw conflict('provider_not_configured', 'Single sign-on is not set up here.');
  return ctx.signOn;
}

/**
 * Begins a single sign-on: the issuer's address, and what the browser must bring back in a cookie (sealed, so nothing
 * is kept here for a flow that nobody ends). Throws `provider_not_configured`.
 */
export async function beginSignOn(
  ctx: Ctx,
  auth: StaffAuth,
  input: { next: string },
): Promise<{ ok: true; url: string; cookie: string } | { ok: false; reason: SignOnReason }> {
  const provider = requireSignOn(ctx);
  const flow: Flow = {
    state: random(),
    nonce: random(),
    verifier: random(),
    next: input.next,
    until: ctx.now().getTime() + SIGN_ON_SECONDS * 1000,
  };
  try {
    const url = await provider.begin({ ...flow, redirectUri: callbackAddress(ctx) });
    return { ok: true, url, cookie: auth.seal.close(SEALED_FOR, JSON.stringify(flow)) };
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error;
    ctx.log.warn({ reason: error.reason }, 'the issuer of single sign-on did not answer');
    return { ok: false, reason: error.reason };
  }
}

/** What a browser's cookie says it began; null for anything else, and for what began too long ago. */
export function openFlow(ctx: Ctx, auth: StaffAuth, cookie: string): Flow | null {
  const text = auth.seal.open(SEALED_FOR, cookie);
  const flow = text === null ? null : Flow.parse(JSON.parse(text));
  return flow && flow.until > ctx.now().getTime() ? flow : null;
}
