import type { CustomerRow } from './customer-row.ts';

const FILLED = ['country', 'city', 'state', 'gstin', 'preferredDestination', 'budgetRange'] as const;

/** What one customer becomes when another is merged into it: nothing that only the other knew is lost. */
export function mergedColumns(kept: CustomerRow, other: CustomerRow): Partial<CustomerRow> {
  const filled = FILLED.flatMap((name) => (kept[name] === '' ? [[name, other[name]]] : []));
  const last = latestCall(kept, other);
  return {
    ...Object.fromEntries(filled),
    travelInterests: [...new Set([...kept.travelInterests, ...other.travelInterests])],
    notes: [kept.notes, other.notes, alsoKnown(kept, other)].filter((text) => text !== '').join('\n\n'),
    assigneeId: kept.assigneeId ?? other.assigneeId,
    nextFollowUpDate: earlier(kept.nextFollowUpDate, other.nextFollowUpDate),
    callsCount: kept.callsCount + other.callsCount,
    packagesSentCount: kept.packagesSentCount + other.packagesSentCount,
    lastCallAt: last.lastCallAt,
    lastCallOutcome: last.lastCallOutcome,
    lastCallNotes: last.lastCallNotes,
    lastContactDate: later(kept.lastContactDate, other.lastContactDate),
  };
}

function latestCall(a: CustomerRow, b: CustomerRow): CustomerRow {
  return (b.lastCallAt?.getTime() ?? 0) > (a.lastCallAt?.getTime() ?? 0) ? b : a;
}

function later(a: string, b: string): string {
  return a < b ? b : a;
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

function alsoKnown(kept: CustomerRow, other: CustomerRow): string {
  const own = [
    other.name === kept.name ? '' : other.name,
    other.email.toLowerCase() === kept.email.toLowerCase() ? '' : other.email,
    other.phone === kept.phone ? '' : other.phone,
  ].filter((text) => text !== '');
  return own.length === 0 ? '' : `Also known as: ${own.join(', ')}`;
}
