import type pg from 'pg';
import { quote, type Table } from '#app/db/backup/tables.ts';

export interface Fingerprint {
  rows: number;
  /** Of all rows whatever their order: a row that is changed, missing or there twice makes another. */
  hash: string;
}

/** Hashes each row of a table where it is stored, and sums the hashes. The session's time zone must be the same for both. */
export async function fingerprint(client: pg.ClientBase, { name, columns }: Table): Promise<Fingerprint> {
  const list = columns.map(quote).join(', ');
  const half = (part: string) =>
    `coalesce(sum(('x' || ${part}(md5, 16))::bit(64)::bigint::numeric), 0)::text`;
  const { rows } = await client.query<Fingerprint>(
    `select count(*) as rows, ${half('left')} || '/' || ${half('right')} as hash
      from (select md5(row_to_json(r)::text) from (select ${list} from ${quote(name)}) r) as hashed`,
  );
  return rows[0] ?? { rows: 0, hash: '' };
}
