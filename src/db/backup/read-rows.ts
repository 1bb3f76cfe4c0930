import type pg from 'pg';
import { quote, type Table } from './tables.ts';

/** What is asked for at a time, so that little is in memory at once: at first so many rows, then by how long they are. */
const FIRST = 20;
const MOST = 500;
const CHARACTERS = 1_000_000;

/** All rows of a table, a batch at a time, each as row_to_json writes it, on one line. Within a transaction. */
export async function* readRows(client: pg.ClientBase, { name, columns }: Table): AsyncGenerator<string[]> {
  const list = columns.map(quote).join(', ');
  await client.query(
    `declare all_rows no scroll cursor for select row_to_json(r)::text as line from (select ${list} from ${quote(name)}) r`,
  );
  for (let next = FIRST; ; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${next} from all_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line.replaceAll('\n', ' '));
    const longest = Math.max(...rows.map(({ line }) => line.length));
    next = Math.min(MOST, Math.max(1, Math.floor(CHARACTERS / longest)));
  }
  await client.query('close all_rows');
}
