import { and, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '#app/contract/list-query.ts';
import { isIndexed } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { keptAnswer } from '#app/services/kept-answer.ts';
import { holdsAll } from './search-source.ts';

/** Records with the text that they are found by, which has a trigram index. */
export interface Searched {
  table: PgTable;
  id: PgColumn;
  text: SQL;
  /** What says which are the newest; an index begins with it. */
  newest: PgColumn;
  /** Records of another table whose text finds these as well: `id` is that of these. */
  also?: { table: PgTable; id: PgColumn; text: SQL; where: SQL };
}

/** So many records are named one by one; of more there are enough among any few that an order begins with. */
const FEW = 2000;
const NEWEST = 5000;
/** A search that many records have is not soon one of few, and were it so it would still find them. */
const COMMON_MS = 10 * 60_000;
/** That somewhat more than the newest are looked at does no harm. */
const NEWEST_MS = 30_000;

/**
 * The condition of the rows that hold all the patterns, in a form for which no list, count or sum has to read every row,
 * whatever was typed. The planner only guesses how many hold a text, and would as soon walk through a million rows for a
 * page of twenty-five as ask the index. So the index is asked first, and the few that it finds are named.
 *
 * Words of fewer than three letters are in no index: beside others they are looked for in what those find, alone among
 * the newest 5,000 rows.
 */
export async function matching(
  ctx: Pick<Ctx, 'db'>,
  searched: Searched,
  patterns: string[],
): Promise<SQL | undefined> {
  if (patterns.length === 0) return undefined;
  const all = holdsAllOf(searched, patterns);
  const indexed = patterns.filter(isIndexed);
  if (indexed.length === 0) return and(await amongNewest(ctx, searched), all);
  const ids = await fewIds(ctx, searched, indexed);
  if (ids === null) return all;
  // As an array of unknown length: of a known one the planner might again walk through all for the first of them.
  const named = sql`${searched.id} = any(array(select unnest(${sql.param(ids)}::text[])))`;
  return and(named, indexed.length < patterns.length ? all : undefined);
}

function holdsAllOf({ id, text, also }: Searched, patterns: string[]): SQL | undefined {
  if (!also) return holdsAll(text, patterns);
  // Asked of each row by itself: an `exists` might be worked out for the whole table beforehand.
  const others = sql`(select bool_or(${holdsAll(also.text, patterns)}) from ${also.table}
    where ${and(sql`${also.id} = ${id}`, also.where)})`;
  return or(holdsAll(text, patterns), others);
}

/** Those that hold the patterns; null when they are more than few. */
function fewIds(ctx: Pick<Ctx, 'db'>, searched: Searched, patterns: string[]): Promise<string[] | null> {
  const name = `common:${JSON.stringify([getTableName(searched.table), searched.also !== undefined, ...patterns])}`;
  return keptAnswer(ctx.db, { name, keptMs: COMMON_MS, isKept: (ids) => ids === null }, async () => {
    const ids = await firstIds(ctx, searched, patterns);
    return ids.length > FEW ? null : ids;
  });
}

/** One more than few at most, by the index. Materialised: the planner must not count on a limit that is seldom reached. */
async function firstIds({ db }: Pick<Ctx, 'db'>, searched: Searched, patterns: string[]): Promise<string[]> {
  const { table, id, text, also } = searched;
  const found = [sql`select ${id} as id from ${table} where ${holdsAll(text, patterns)}`];
  if (also) {
    found.push(
      sql`select ${also.id} from ${also.table} where ${and(also.where, holdsAll(also.text, patterns))}`,
    );
  }
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (${sql.join(found, sql` union all `)}) select id from found limit ${FEW + 1}`);
  return rows.map((row) => row.id);
}

async function amongNewest(ctx: Pick<Ctx, 'db'>, searched: Searched): Promise<SQL | undefined> {
  const since = await newestSince(ctx, searched);
  const { newest } = searched;
  return since === undefined ? undefined : sql`${newest} >= ${since}::${sql.raw(newest.getSQLType())}`;
}

/** How far the search of `matching` looks: `newest` where that was so many of the newest records, and there are older ones. */
export async function searchReach(
  ctx: Pick<Ctx, 'db'>,
  searched: Searched,
  patterns: string[],
): Promise<Pick<Page<unknown>, 'newest'>> {
  if (patterns.length === 0 || patterns.some(isIndexed)) return {};
  return (await newestSince(ctx, searched)) === undefined ? {} : { newest: NEWEST };
}

/** When the last of the newest records was; nothing where none is older. */
function newestSince({ db }: Pick<Ctx, 'db'>, { table, newest }: Searched): Promise<string | undefined> {
  return keptAnswer(db, { name: `newest:${getTableName(table)}`, keptMs: NEWEST_MS }, async () => {
    const { rows } = await db.execute<{ at: string }>(sql`
        select at::text from (select ${newest} as at from ${table} order by ${newest} desc offset ${NEWEST - 1} limit 1) last
        where (select min(${newest}) from ${table}) < at`);
    return rows[0]?.at;
  });
}
