import type { Ctx } from '#app/services/context.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openServerTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../test/temporary-postgres.ts';
import { insertManyBookings } from './many-bookings.ts';
import { insertManyCustomers } from './many-customers.ts';
import { insertManyInquiries } from './many-inquiries.ts';
import { insertManyPurchases } from './many-purchases.ts';

export interface Records {
  bookings: number;
  inquiries: number;
  customers: number;
}

/** The API over a PostgreSQL database full of records; `ctx` and `cookie` are those of the member of staff who asks. */
export interface Filled {
  records: Records;
  database: TestDatabase;
  app: TestApp;
  ctx: Ctx;
  cookie: string;
}

export const LARGE: Records = {
  bookings: Number(process.env.BENCH_BOOKINGS ?? 1_000_000),
  inquiries: Number(process.env.BENCH_INQUIRIES ?? 100_000),
  customers: Number(process.env.BENCH_CUSTOMERS ?? 100_000),
};
/** Every so-manieth booking is looked after by the one who asks. */
const OWN = 50;

let server: TemporaryPostgres | null = null;
const opened = new Map<string, Promise<Filled>>();

/** A database with so many records, made once for all parts that ask for it. */
export function filledDatabase(records: Records): Promise<Filled> {
  const key = JSON.stringify(records);
  const found = opened.get(key) ?? fill(records);
  opened.set(key, found);
  return found;
}

/** Gives back what the parts have filled. */
export async function dropFilledDatabases(): Promise<void> {
  for (const one of opened.values()) await (await one.catch(() => null))?.app.close();
  opened.clear();
  server?.stop();
  server = null;
}

/** On the server at TEST_DATABASE_URL, or on one of our own. */
async function fill(records: Records): Promise<Filled> {
  const url = process.env.TEST_DATABASE_URL ?? (await ownServer()).url;
  const database = await openServerTestDatabase(url);
  const app = await createTestApp({ database });
  const cookie = await app.loginAsStaff();
  const { body } = await app.json<{ user: { id: string } }>('/auth/me', { headers: { cookie } });
  const { id } = body.user;
  await insertManyBookings(database.pool, records.bookings);
  const own = `update bookings set assignee_id = $1 where substr(id, 5)::int % ${OWN} = 0`;
  await database.pool.query(own, [id]);
  await insertManyPurchases(database.pool, records.bookings);
  await insertManyInquiries(database.pool, records.inquiries, id);
  await insertManyCustomers(app.ctx, database.pool, records.customers);
  await database.pool.query('vacuum analyze');
  const actor = { type: 'staff', id, name: 'Bench', role: 'owner' } as const;
  return { records, database, app, ctx: { ...app.ctx, actor }, cookie };
}

async function ownServer(): Promise<TemporaryPostgres> {
  server ??= await startTemporaryPostgres({ durable: false });
  return server;
}

process.once('exit', () => server?.stop());
