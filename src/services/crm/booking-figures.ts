import type { Ctx, Database } from '#app/services/context.ts';

const KEPT_MS = 5_000;

interface Kept {
  version: number;
  figures: Map<string, { version: number; until: number; value: Promise<unknown> }>;
}
const kept = new WeakMap<Database, Kept>();

/** Says that bookings, their payments or inquiries changed; called after the commit. Other processes notice within five seconds. */
export function figuresChanged(ctx: Ctx): void {
  const own = keptOf(ctx);
  own.version += 1;
  own.figures.clear();
}

/** A figure over all of them, computed once until they change (or for five seconds, for other processes' changes). */
export function cachedFigure<Value>(ctx: Ctx, name: string, compute: () => Promise<Value>): Promise<Value> {
  const own = keptOf(ctx);
  const now = performance.now();
  const last = own.figures.get(name);
  if (last && last.version === own.version && now < last.until) return last.value as Promise<Value>;
  const value = compute();
  own.figures.set(name, { version: own.version, until: now + KEPT_MS, value });
  value.catch(() => own.figures.delete(name));
  return value;
}

function keptOf(ctx: Ctx): Kept {
  const own = kept.get(ctx.db) ?? { version: 0, figures: new Map() };
  kept.set(ctx.db, own);
  return own;
}
