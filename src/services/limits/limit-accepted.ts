import type { Ctx, Database } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

const WINDOW_MS = 60_000;
const MAX_KEYS = 10_000;

/** Times of accepted submissions by form and address: one window for each open database of this process. */
const windows = new WeakMap<Database, Map<string, number[]>>();

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
  const now = ctx.now().getTime();
  const hits = hitsOf(ctx, `${input.name} ${networkOf(input.address)}`, now);
  const limit = ctx.config.formLimitPerMinute * (input.share ?? 1);
  if (hits.length >= limit) {
    const wait = ((hits[hits.length - limit] ?? now) + WINDOW_MS - now) / 1000;
    throw new AppError('rate_limited', `That was a lot at once. Please try again in ${sayWait(wait)}.`, {
      retryAfter: wait,
    });
  }
  hits.push(now);
  try {
    return await work();
  } catch (error) {
    const at = hits.indexOf(now);
    if (at >= 0) hits.splice(at, 1);
    throw error;
  }
}

function hitsOf(ctx: Ctx, key: string, now: number): number[] {
  const window = windows.get(ctx.db) ?? new Map<string, number[]>();
  windows.set(ctx.db, window);
  if (window.size > MAX_KEYS) {
    for (const [old, times] of window) if ((times.at(-1) ?? 0) <= now - WINDOW_MS) window.delete(old);
  }
  const hits = window.get(key) ?? [];
  window.set(key, hits);
  while (hits.length > 0 && (hits[0] ?? 0) <= now - WINDOW_MS) hits.shift();
  return hits;
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
