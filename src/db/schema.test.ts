import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredDdl } from '#tests/support/declared-ddl.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const COLUMNS = `
  select table_name || '.' || column_name || ' ' || udt_name || coalesce('(' || numeric_precision || ',' || numeric_scale || ')', '')
    || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
  from information_schema.columns where table_schema = $1 and table_name <> 'migrations' order by 1`;
const INDEXES = `select indexdef as line from pg_indexes where schemaname = $1 and tablename <> 'migrations' order by 1`;
const CONSTRAINTS = `
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
  from pg_constraint where connamespace = $1::regnamespace and contype in ('p', 'f', 'c', 'u')
    and conrelid::regclass::text not like '%migrations' order by 1`;

async function linesOf(client: pg.PoolClient, query: string, name: string): Promise<string[]> {
  await client.query(`set local search_path = ${name}, public`);
  const { rows } = await client.query<{ line: string }>(query, [name]);
  return rows.map(({ line }) => line.replaceAll(`${name}.`, '').replaceAll('public.', ''));
}

test('the migrations make exactly the columns, indexes and constraints that the schema declares', async () => {
  const client = await database.pool.connect();
  await client.query('begin; create schema declared; set local search_path = declared, public');
  for (const statement of declaredDdl()) await client.query(statement);
  for (const query of [COLUMNS, INDEXES, CONSTRAINTS]) {
    const declared = await linesOf(client, query, 'declared');
    expect(declared.length).toBeGreaterThan(20);
    expect(await linesOf(client, query, 'public')).toEqual(declared);
  }
  await client.query('rollback');
  client.release();
});

test('every foreign key has an index that starts with its columns', async () => {
  const { rows } = await database.pool.query(`
    select c.conrelid::regclass::text || ' ' || c.conname as missing from pg_constraint c
    where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey)`);
  expect(rows).toEqual([]);
});

test.each([
  ['bookings', 'bookings_newest', 'select * from bookings order by created_at desc, id desc limit 25'],
  [
    'bookings',
    'bookings_status',
    `select * from bookings where status = 'pending' order by created_at desc, id desc limit 25`,
  ],
  [
    'packages',
    'packages_newest',
    `select * from packages where status = 'published' order by created_at desc, id desc limit 9`,
  ],
  ['messages', 'messages_newest', 'select * from messages order by created_at desc, id desc limit 25'],
])('a page of %s is read from %s, without a sort', async (_table, index, query) => {
  const client = await database.pool.connect();
  await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
  await client.query('rollback');
  client.release();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(`Index Scan Backward using ${index}`);
  expect(plan).not.toContain('Sort');
});

test.each([
  ['bookings', '%98450%'],
  ['inquiries', '%ananya%'],
  ['packages', '%kashmir%'],
])('B01 a search in %s is one look-up in its index of texts', async (table, pattern) => {
  const client = await database.pool.connect();
  const { rows: texts } = await client.query<{ text: string }>(
    'select pg_get_expr(indexprs, indrelid) as text from pg_index where indexrelid = $1::regclass',
    [`${table}_search`],
  );
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select * from ${table} where ${texts[0]?.text} ilike '${pattern}' limit 6`,
  );
  await client.query('rollback');
  client.release();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Bitmap Index Scan on ${table}_search`);
});
