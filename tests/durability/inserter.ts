import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#app/db/client.ts';

/** Writes pairs of rows, a transaction each, eight at a time; prints what is there, then each pair it was told is kept. */
const [dataDir = ''] = process.argv.slice(2);
const { db, pool } = await openDatabase({ config: { databaseUrl: null, dataDir }, log: console });
await pool.query(`create table if not exists orders (id text primary key, filling text);
  create table if not exists entries (order_id text primary key references orders)`);

const orders = await pool.query<{ id: string }>('select id from orders');
const halves = await pool.query('select from orders where id not in (select order_id from entries)');
console.log(JSON.stringify({ present: orders.rows.map(({ id }) => id), halves: halves.rowCount }));

async function insertPairs(): Promise<never> {
  for (;;) {
    const id = randomBytes(8).toString('hex');
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into orders values (${id}, ${randomBytes(1000).toString('hex')})`);
      await tx.execute(sql`insert into entries values (${id})`);
    });
    console.log(id);
  }
}
await Promise.all(Array.from({ length: 8 }, insertPairs));
