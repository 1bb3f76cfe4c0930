import type pg from 'pg';
import { quote, readTables } from '#app/db/backup/tables.ts';

/** Everything in the database, as text: by table, its rows in order. */
export async function contentOf(pool: pg.Pool): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  await client.query(`begin; set local time zone 'UTC'`);
  const content: Record<string, string[]> = {};
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ line: string }>(
      `select to_jsonb(t)::text as line from ${quote(name)} t`,
    );
    content[name] = rows.map(({ line }) => line).sort();
  }
  await client.query('commit');
  client.release();
  return content;
}
