import type { Page } from '#app/contract/list-query.ts';
import type { Queryable, Transaction } from '#app/services/context.ts';
import type { PageQuery } from './page-query.ts';
import type { TripKind } from './trip-tables.ts';

/** What the verbs of cruises and pilgrimages need to know of a row. */
export type KitRow = {
  id: string;
  slug: string;
  title: string;
  price: string;
  image: string;
  images: string[];
  gstRate: number | null;
  status: 'draft' | 'published';
  version: number;
};

export interface TripQuery extends PageQuery {
  status?: 'draft' | 'published' | undefined;
  /** A name of `TRIP_ORDERS`, with a minus turned round. */
  sort?: string | undefined;
}

/**
 * One kind of trip that is kept in an order: its table, and how its input becomes columns and its row a view. Cruises
 * and pilgrimages share their verbs by it; each knows its own columns only here.
 */
export interface TripKit<Row extends KitRow, Input, View> {
  kind: Exclude<TripKind, 'package'>;
  newId(): string;
  find(q: Queryable, id: string, lock?: 'update'): Promise<Row | undefined>;
  list(q: Queryable, query: TripQuery): Promise<Page<Row>>;
  /** The columns that an input names; what it leaves out is left out. */
  values(input: Partial<Input>): Partial<Row>;
  /** Null when another has the slug. Columns that are not named take their defaults. */
  insert(
    tx: Transaction,
    row: Partial<Row> & { id: string; slug: string; title: string },
  ): Promise<Row | null>;
  update(tx: Transaction, id: string, change: Partial<Row>): Promise<Row>;
  view(row: Row): View;
}
