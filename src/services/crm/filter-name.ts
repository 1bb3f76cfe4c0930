import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';

type Filter = Record<string, string | undefined>;

/** A name for all that asks for the same rows: `me` is whoever asks. */
export function filterName(ctx: Pick<Ctx, 'actor'>, list: string, filter: object): string {
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const own = chosen.some(([, value]) => value === 'me') && ctx.actor.type === 'staff' ? ctx.actor.id : '';
  return `${list}:${own}:${JSON.stringify(chosen.sort())}`;
}

/** True for all records, or those of one status: their numbers are always known. */
export function isPlain({ status: _, ...others }: Filter): boolean {
  return Object.values(others).every((value) => value === undefined || value === '');
}

/** False when a text of the filter is one that nothing can be stored under. */
export function isStorableFilter(filter: object): boolean {
  return Object.values(filter).every((value) => typeof value !== 'string' || isStorable(value));
}
