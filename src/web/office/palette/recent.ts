import type { RecordKind } from '#app/contract/search.ts';

/** A record that was opened from the search. */
export interface RecentRecord {
  kind: RecordKind;
  id: string;
  title: string;
  detail: string;
}

const PREFIX = 'office-recent:';
const MOST = 6;

/** What this user opened last on this device, the latest first. */
export function readRecent(userId: string): RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + userId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepRecent(userId: string, record: RecentRecord): void {
  const others = readRecent(userId).filter((one) => one.kind !== record.kind || one.id !== record.id);
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify([record, ...others].slice(0, MOST)));
  } catch {
    // A full or closed store: the palette works without.
  }
}

/** Nobody's names stay on a device that somebody logged out of. */
export function forgetRecent(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function isRecent(value: unknown): value is RecentRecord {
  const one = (typeof value === 'object' && value !== null ? value : {}) as Partial<RecentRecord>;
  return [one.kind, one.id, one.title, one.detail].every((text) => typeof text === 'string');
}
