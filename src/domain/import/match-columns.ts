import { HEADER_SYNONYMS, headerKey } from './header-synonyms.ts';
import { type ColumnMatch, IMPORT_FIELDS, type ImportField } from './import-fields.ts';

const RANKS = new Map<string, { field: ImportField; rank: number }>(
  IMPORT_FIELDS.flatMap((field) =>
    HEADER_SYNONYMS[field].map((name, rank) => [headerKey(name), { field, rank }] as const),
  ),
);

/** The field that a header names, or null. */
export function fieldOfHeader(header: string): ImportField | null {
  return RANKS.get(headerKey(header))?.field ?? null;
}

/** How many fields a row would name if it were the header: to find the header under a title. */
export function countFields(cells: readonly string[]): number {
  return new Set(cells.map(fieldOfHeader).filter((field) => field !== null)).size;
}

/**
 * Which field each column is, by its header; of several that name the same, the one with the better name, then the
 * first. First and last names give way to a column with the whole name.
 */
export function matchColumns(headers: readonly string[]): ColumnMatch {
  const best = new Map<ImportField, { column: number; rank: number }>();
  headers.forEach((header, column) => {
    const found = RANKS.get(headerKey(header));
    if (!found) return;
    const before = best.get(found.field);
    if (!before || found.rank < before.rank) best.set(found.field, { column, rank: found.rank });
  });
  if (best.has('name') && best.has('first_name')) {
    // "Name" beside "Last name" is the first name; a whole name makes both unnecessary.
    best.delete('first_name');
    best.delete('last_name');
  }
  const match: (ImportField | null)[] = headers.map(() => null);
  for (const [field, { column }] of best) match[column] = field;
  return match;
}
