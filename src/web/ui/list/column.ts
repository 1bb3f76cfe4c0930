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
  /** `first` and `second` share the first line; others follow with their title; `hide` is left out. */
  phone?: 'first' | 'second' | 'hide';
  /** A total below the column. */
  foot?: ReactNode;
}

/** The class of a cell: its look, and its place in the stacked rows of a phone. */
export function cellClass<Row>({ num, wide, phone }: Column<Row>, at: number): string | undefined {
  const place = phone ?? (at === 0 ? 'first' : undefined);
  const names = [
    num ? 'num' : '',
    wide ? 'wide' : '',
    place === 'hide' ? 'hide' : place === 'first' ? 'o1' : place === 'second' ? 'o2' : wide ? 'o6' : 'o4',
  ].filter(Boolean);
  return names.join(' ');
}
