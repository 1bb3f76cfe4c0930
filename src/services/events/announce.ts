import { type SQL, sql } from 'drizzle-orm';
import type { OfficeEvent } from '#app/contract/events.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';

/** The database's channel that every process listens to. */
export const EVENT_CHANNEL = 'deodar_events';
/** A notification holds 8,000 bytes; a name needs no more than this. */
const LONGEST_NAME = 80;

export type Announced = Omit<OfficeEvent, 'by' | 'name'> & { name?: string };

/**
 * Tells every open office of a change, in all processes, when the transaction commits and not if it is rolled back.
 * `name` is whose or which it is ("Asha Verma"); many records at once are one event with `id` null.
 */
export async function announce(
  ctx: Pick<Ctx, 'actor'>,
  tx: Queryable,
  change: Announced | Announced[],
): Promise<void> {
  const events = [change].flat().map((one) => eventOf(ctx, one));
  if (events.length > 0) await tx.execute(notifications(events));
}

export function eventOf({ actor }: Pick<Ctx, 'actor'>, { name = '', ...change }: Announced): OfficeEvent {
  const by = actor.type === 'staff' ? { id: actor.id, name: shortened(actor.name) } : { id: null, name: '' };
  return { ...change, name: shortened(name), by };
}

/** The statement that announces, for what writes everything in one round trip. */
export function notifications(events: OfficeEvent[]): SQL {
  const payloads = events.map((event) => JSON.stringify(event));
  return sql`select pg_notify(${EVENT_CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`;
}

function shortened(text: string): string {
  return text.replaceAll('\0', '').slice(0, LONGEST_NAME).toWellFormed();
}
