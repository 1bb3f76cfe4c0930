import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import * as schema from '#app/db/schema/index.ts';
import type { Database } from '#app/services/context.ts';
import type { TestDatabase } from './test-db.ts';

export interface QueryWatch {
  /** The same database, noting what it is asked. */
  db: Database;
  /** How the queries of `work` are carried out: the indexes they use, and the rows of `table` they look at. */
  plansOf(table: string, work: () => Promise<unknown>): Promise<{ indexes: string[]; rows: number }>;
  /** The indexes that they would use with many more rows: a short table is read whole, whatever indexes it has. */
  indexesOf(work: () => Promise<unknown>): Promise<string[]>;
}

interface Node {
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Node[] | undefined;
}
const Node: z.ZodType<Node> = z.lazy(() =>
  z.looseObject({
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(Node).optional(),
  }),
);
const Explained = z.array(z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: Node })]) }));

/** Explains what a piece of work asks of the database, by asking it again with EXPLAIN ANALYZE. */
export function watchQueries(database: TestDatabase): QueryWatch {
  const asked: Array<{ query: string; params: unknown[] }> = [];
  const db = drizzle(database.pool, {
    schema,
    logger: { logQuery: (query, params) => asked.push({ query, params }) },
  });
  async function ask(work: () => Promise<unknown>) {
    asked.length = 0;
    await work();
    return [...asked];
  }

  async function explain(
    pool: { query(text: string, params: unknown[]): Promise<{ rows: unknown[] }> },
    table: string,
    queries: typeof asked,
  ): Promise<{ indexes: string[]; rows: number }> {
    const seen = { indexes: [] as string[], rows: 0 };
    for (const { query, params } of queries) {
      const { rows } = await pool.query(`explain (analyze, format json) ${query}`, params);
      for (const row of Explained.parse(rows)) look(row['QUERY PLAN'][0].Plan, table, seen);
    }
    return seen;
  }

  return {
    db,
    plansOf: async (table, work) => explain(database.pool, table, await ask(work)),
    async indexesOf(work) {
      const queries = await ask(work);
      const client = await database.pool.connect();
      try {
        await client.query('set enable_seqscan = off');
        return (await explain(client, '', queries)).indexes;
      } finally {
        await client.query('reset enable_seqscan');
        client.release();
      }
    },
  };
}
function look(node: Node, table: string, seen: { indexes: string[]; rows: number }): void {
  if (node['Relation Name'] === table)
    seen.rows += node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  if (node['Index Name']) seen.indexes.push(node['Index Name']);
  for (const child of node.Plans ?? []) look(child, table, seen);
}
