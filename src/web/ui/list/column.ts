import type { ReactNode } from 'react';

/** A column of a table, and what becomes of it in the stacked rows of a phone. */
export interface Column<Row> {
  key: string;
  title: string;
  cell(row: Row): ReactNode;
  /** The API's name for sorting by it; without one the column is not sorted by. */
  sort?: string;
  /** Amounts and counts: at the right. */
  num?: boolean;
  /** Long text: it may wrap; on a phone it takes a whole line. */
  wide?: boolean;
  /** `first` and `second` share the first line; others follow with their title, `line` alone on a line; `hide` is left out. */
  phone?: 'first' | 'second' | 'line' | 'hide';
  /** A total below the column. */
  foot?: ReactNode;
}

const PLACES = { first: 'o1', second: 'o2', line: 'o6', hide: 'hide' };

/** The class of a cell: its look, and its place in the stacked rows of a phone. */
export function cellClass<Row>({ num, wide, phone }: Column<Row>, at: number): string | undefined {
  const place = phone ?? (at === 0 ? 'first' : undefined);
  const names = [
    num ? 'num' : '',
    wide ? 'wide' : '',
    place ? PLACES[place] : wide ? PLACES.line : 'o4',
  ].filter(Boolean);
  return names.join(' ');
}
