import type { OfficeEvent } from '#app/contract/events.ts';
import type { RecordKind } from '#app/contract/search.ts';
import type { EventTopic } from '#app/domain/event-topics.ts';

/** One sentence about what others did, and the record it leads to where it was one. */
export interface LiveNotice {
  title: string;
  record: { kind: RecordKind; id: string } | null;
}

type Told = Exclude<EventTopic, 'messages' | 'tasks'>;
const WORDS: Record<Told, { one: string; many: string; kind: RecordKind }> = {
  inquiries: { one: 'inquiry', many: 'inquiries', kind: 'inquiry' },
  bookings: { one: 'booking', many: 'bookings', kind: 'booking' },
  customers: { one: 'customer', many: 'customers', kind: 'customer' },
  suppliers: { one: 'supplier', many: 'suppliers', kind: 'supplier' },
  vendor_invoices: { one: 'vendor invoice', many: 'vendor invoices', kind: 'vendor_invoice' },
  expenses: { one: 'expense', many: 'expenses', kind: 'expense' },
};

/**
 * What deserves a word of what was heard together: something new, or a colleague's change. Never one's own; the
 * provider's and the jobs' changes are only shown. Null: nothing.
 */
export function noticeOf(events: readonly OfficeEvent[], ownId: string): LiveNotice | null {
  const told = events.filter((event) => isTold(event) && event.by.id !== ownId);
  const last = told.findLast((event) => event.change === 'created') ?? told.at(-1);
  if (!last) return null;
  const { one, many, kind } = WORDS[last.topic as Told];
  const alike = told.filter(
    (event) => event.topic === last.topic && event.change === last.change && event.by.id === last.by.id,
  );
  const ids = new Set(alike.map((event) => event.id));
  const single = ids.size === 1 && last.id !== null;
  const who = last.by.id === null ? '' : last.by.name || 'A colleague';
  return {
    title: single
      ? aboutOne(last, who, one)
      : aboutMany(last, who, ids.has(null) ? many : `${ids.size} ${many}`),
    record: single && last.id && last.change !== 'deleted' ? { kind, id: last.id } : null,
  };
}

function isTold({ topic, change, by }: OfficeEvent): boolean {
  return topic in WORDS && (by.id !== null || change === 'created');
}

const DONE = { created: 'added', changed: 'changed', deleted: 'deleted' } as const;

function aboutOne({ topic, change, name }: OfficeEvent, who: string, one: string): string {
  if (who === '') return name ? `New ${one} from ${name}` : `New ${one}`;
  const article = change === 'created' ? (/^[aeiou]/.test(one) ? 'an' : 'a') : 'the';
  if (name === '') return `${who} ${DONE[change]} ${article} ${one}`;
  // A booking goes by its reference, or by its person when it is new; the others by their person.
  if (topic === 'inquiries') return `${who} ${DONE[change]} ${article} ${one} of ${name}`;
  if (topic === 'bookings' && change === 'created') return `${who} added a booking for ${name}`;
  return `${who} ${DONE[change]} ${one} ${name}`;
}

function aboutMany({ change }: OfficeEvent, who: string, many: string): string {
  return who === ''
    ? capital(`new ${many}`.replace(/^new (\d+)/, '$1 new'))
    : `${who} ${DONE[change]} ${many}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
