import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

/**
 * Runs a public form's work unless this address had its share of accepted ones in the last minute (10 by default),
 * else throws `rate_limited`. Refused input gives its place back: it never locks anybody out. Source: checklist.
 */
export async function limitAccepted<T>(
  ctx: Ctx,
  input: {
    name: string;
    address: string /** This form may be sent so many times as often as others. */;
    share?: number;
  },
  work: () => Promise<T>,
): Promise<T> {
  const limit = ctx.config.formLimitPerMinute * (input.share ?? 1);
  const key = `${input.name} ${networkOf(input.address)}`;
  const hit = await ctx.hits.take(key, limit, ctx.now().getTime());
  if (hit.wait > 0) {
    throw new AppError('rate_limited', `That was a lot at once. Please try again in ${sayWait(hit.wait)}.`, {
      retryAfter: hit.wait,
    });
  }
  try {
    return await work();
  } catch (error) {
    // A place that could not be given back is free in a minute; what the caller must hear is why the work failed.
    await hit.giveBack().catch(() => undefined);
    throw error;
  }
}

/** An IPv6 subscriber owns a whole /64, so that counts as one address. */
export function networkOf(address: string): string {
  return address.includes(':')
    ? address.split('::')[0]?.split(':').slice(0, 4).join(':') || address
    : address;
}

/** `1 minute`, `12 minutes`, `40 seconds`: for people. */
export function sayWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return whole === 1 ? '1 second' : `${whole} seconds`;
  const minutes = Math.ceil(whole / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
