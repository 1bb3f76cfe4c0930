import { and, desc, ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RecordKind, SearchHit } from '#app/contract/search.ts';
import type { Permission } from '#app/domain/permissions.ts';
import type { Ctx } from '#app/services/context.ts';

/** One kind of record that the search over everything looks through. */
export interface SearchSource {
  kind: RecordKind;
  /** Who lacks it does not learn that such a record exists. */
  permission: Permission;
  /** The newest `limit` records that hold every pattern. */
  find(ctx: Ctx, patterns: string[], limit: number): Promise<SearchHit[]>;
}

/** True of a row whose text holds all the patterns. */
export function holdsAll(text: SQL, patterns: string[]): SQL | undefined {
  return and(...patterns.map((pattern) => ilike(text, pattern)));
}

/** For an order: those that are called so before those that hold it elsewhere. */
export function titleFirst(title: PgColumn, patterns: string[]): SQL {
  return desc(and(...patterns.map((pattern) => ilike(title, pattern))) ?? title);
}

/** Facts in one line, the empty ones left out. */
export function inOneLine(...facts: Array<string | false>): string {
  return facts.filter((fact) => fact !== false && fact !== '').join(' · ');
}
