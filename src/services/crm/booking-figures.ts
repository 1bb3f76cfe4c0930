import type { Ctx, Database } from '#app/services/context.ts';

const KEPT_MS = 5_000;
/** A figure is made anew at most this part of the time. */
const MOST_SHARE = 1 / 20;
/** Searches are many, and each has its own figure. */
const MOST_FIGURES = 500;

interface Figure {
  version: number;
  until: number;
  value: Promise<unknown>;
  /** The last one that was found and is large: answered while a new one is being made. */
  old: { value: unknown } | null;
}
interface Kept {
  version: number;
  figures: Map<string, Figure>;
}
const kept = new WeakMap<Database, Kept>();

/** Says that bookings, their payments or inquiries changed; called after the commit. Other processes notice within five seconds. */
export function figuresChanged(ctx: Pick<Ctx, 'db'>): void {
  keptOf(ctx).version += 1;
}

/**
 * A figure over all of them, computed once until they change (or for five seconds, for other processes' changes). One
 * that is large by `isLarge` takes long to count: it is answered as it was last while it is counted anew.
 */
export function cachedFigure<Value>(
  ctx: Pick<Ctx, 'db'>,
  name: string,
  compute: () => Promise<Value>,
  isLarge: (value: Value) => boolean = () => false,
): Promise<Value> {
  const own = keptOf(ctx);
  const now = performance.now();
  const last = own.figures.get(name);
  if (last && now < last.until && (last.old || last.version === own.version)) {
    return last.old ? Promise.resolve(last.old.value as Value) : (last.value as Promise<Value>);
  }
  const figure: Figure = {
    version: own.version,
    until: Number.POSITIVE_INFINITY,
    value: compute(),
    old: last?.old ?? null,
  };
  keep(own, name, figure);
  const value = figure.value as Promise<Value>;
  value.then(
    (found) => {
      const took = performance.now() - now;
      figure.until = performance.now() + Math.max(KEPT_MS, isLarge(found) ? took / MOST_SHARE : 0);
      figure.old = isLarge(found) ? { value: found } : null;
    },
    () => own.figures.get(name) === figure && own.figures.delete(name),
  );
  return figure.old ? Promise.resolve(figure.old.value as Value) : value;
}

function keep(own: Kept, name: string, figure: Figure): void {
  own.figures.delete(name);
  own.figures.set(name, figure);
  const oldest = own.figures.keys().next();
  if (own.figures.size > MOST_FIGURES && !oldest.done) own.figures.delete(oldest.value);
}

function keptOf(ctx: Pick<Ctx, 'db'>): Kept {
  const own = kept.get(ctx.db) ?? { version: 0, figures: new Map() };
  kept.set(ctx.db, own);
  return own;
}
