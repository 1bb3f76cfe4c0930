import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { embeddedPool } from '#app/db/pool.ts';
import { buildTestImage } from '#tests/support/test-image.ts';
import { type Embedded, startEmbedded } from './start-embedded.ts';

let embedded: Embedded;
let pool: pg.Pool;

async function open(options: { idleInTransaction?: number } = {}): Promise<void> {
  embedded = await startEmbedded({ kind: 'memory', image: await buildTestImage() }, options);
  pool = embeddedPool(embedded, () => {});
}
afterEach(async () => {
  await pool.end();
  await embedded.stop();
});

test('a transaction that asks the pool from inside is ended, with the reason, and others go on', async () => {
  await open({ idleInTransaction: 50 });
  await pool.query('create table t (a int)');
  const client = await pool.connect();
  const dropped = new Promise<Error>((resolve) => client.on('error', resolve));
  await client.query('begin; insert into t values (1)');
  const fromInside = await pool.query('select count(*) as n from t');
  expect(fromInside.rows).toEqual([{ n: 0 }]);
  expect((await dropped).message).toContain('Was the pool used inside a transaction?');
  await expect(client.query('commit')).rejects.toThrow();
  client.release(true);
});

test('when the database dies every client hears it, later ones too, and `lost` tells the process', async () => {
  await open();
  const idle = await pool.connect();
  const [died, waiting] = await Promise.allSettled([
    pool.query(`copy (select 1) to program 'cat'`),
    pool.query('select 1'),
  ]);
  expect(died).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('The embedded database stopped') },
  });
  expect(waiting.status).toBe('rejected');
  expect((await embedded.lost).message).toContain('The embedded database stopped');
  await expect(idle.query('select 1')).rejects.toThrow();
  await expect(pool.query('select 1')).rejects.toThrow('The embedded database stopped');
  idle.release(true);
});

test('input nested without end is an error of that query, not the end of the database', async () => {
  await open();
  const nested = '['.repeat(200_000);
  await expect(pool.query('select $1::jsonb', [nested])).rejects.toThrow();
  await expect(pool.query(`select ${'1+'.repeat(30_000)}1`)).rejects.toThrow('stack depth limit exceeded');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a connection that opens while another is in a transaction does not wait for it', async () => {
  await open();
  const first = await pool.connect();
  await first.query('begin');
  const second = await pool.connect();
  await first.query('commit');
  expect((await second.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  first.release();
  second.release();
});
