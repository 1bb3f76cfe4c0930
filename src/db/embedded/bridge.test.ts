import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table notes (id int primary key, text text)');
});
afterAll(() => database.close());

async function count(where = 'true'): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*) as n from notes where ${where}`);
  return rows[0]?.n ?? -1;
}

test('DAT-03 values arrive in the shapes the product uses: dates as text, bigint as number, instants as Date', async () => {
  const { rows } = await database.pool.query(
    `select date '2026-03-29' as date, 9007199254740991::bigint as big, 0.1::numeric as exact, '[1]'::jsonb as json,
      timestamptz '2026-01-01T00:00:00+05:30' as instant, null as nothing, 'ü€🏔' as text`,
  );
  expect(rows[0]).toEqual({
    date: '2026-03-29',
    big: 9_007_199_254_740_991,
    exact: '0.1',
    json: [1],
    instant: new Date('2025-12-31T18:30:00Z'),
    nothing: null,
    text: 'ü€🏔',
  });
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(
    'too large for a number',
  );
});

test('a value of 5 MB goes in and comes out', async () => {
  const text = 'पर्वत '.repeat(300_000);
  await database.pool.query('insert into notes values (1, $1)', [text]);
  const { rows } = await database.pool.query('select text from notes where id = 1');
  expect(rows[0].text === text).toBe(true);
  expect(Buffer.byteLength(text)).toBeGreaterThan(4_500_000);
});

test('a savepoint that fails undoes only itself', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (10, 'outer')`);
    const inner = tx.transaction(async (nested) => {
      await nested.execute(sql`insert into notes values (11, 'inner')`);
      await nested.execute(sql`insert into notes values (10, 'twice')`);
    });
    await expect(inner).rejects.toThrow();
    await tx.execute(sql`insert into notes values (12, 'after')`);
  });
  expect(await count('id in (10, 11, 12)')).toBe(2);
});

test('after an error a transaction refuses further statements, and its connection works again after it', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`insert into notes values (20, 'x')`);
  await expect(client.query('select no_such_column')).rejects.toMatchObject({ code: '42703' });
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
  await client.query('commit');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
  expect(await count('id = 20')).toBe(0);
});

test('several statements in one query answer each', async () => {
  const results: unknown = await database.pool.query('select 1 as a; select 2 as b');
  expect(results).toMatchObject([{ rows: [{ a: 1 }] }, { rows: [{ b: 2 }] }]);
});

test('a client that goes away inside its transaction leaves nothing, and nobody waits for it', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`insert into notes values (30, 'x')`);
  const waiting = count('id = 30');
  client.release(true);
  expect(await waiting).toBe(0);
});

test('what a transaction does is unseen by others until it commits', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`insert into notes values (40, 'x')`);
  const seen: string[] = [];
  const other = count('id = 40').then((n) => seen.push(`other saw ${n}`));
  await client.query(`insert into notes values (41, 'x')`);
  seen.push('committing');
  await client.query('commit');
  client.release();
  await other;
  // A server shows the state before; the embedded database makes the other wait. Neither shows half.
  expect([
    ['committing', 'other saw 1'],
    ['other saw 0', 'committing'],
  ]).toContainEqual(seen);
});

test('NOTIFY reaches listeners on every connection at commit, and not after a rollback', async () => {
  const heard: string[] = [];
  const clients = [await database.pool.connect(), await database.pool.connect()];
  for (const client of clients) {
    client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
    await client.query('listen content');
  }
  await database.db.transaction((tx) => tx.execute(sql`select pg_notify('content', 'committed')`));
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('content', 'rolled back')`);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await database.db.execute(sql`select pg_notify('content', 'last')`);
  await vi.waitFor(() => expect(heard.filter((line) => line === 'content last')).toHaveLength(2));
  expect(heard.filter((line) => line === 'content committed')).toHaveLength(2);
  expect(heard).not.toContain('content rolled back');
  for (const client of clients) client.release(true);
});

test('2,000 mixed operations, forty at once, each get their own answer', async () => {
  const expected = new Set<number>();
  async function operate(i: number): Promise<void> {
    const id = 1000 + i;
    if (i % 4 === 0) {
      const { rows } = await database.pool.query('select $1::int as id, repeat($2, 50) as text', [
        id,
        `${i} `,
      ]);
      expect(rows).toEqual([{ id, text: `${i} `.repeat(50) }]);
    } else if (i % 4 === 1) {
      await database.pool.query('insert into notes values ($1, $2)', [id, `single ${i}`]);
      expected.add(id);
    } else if (i % 4 === 2) {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (${id}, ${`tx ${i}`})`);
        const found = await tx.execute(sql`select text from notes where id = ${id}`);
        expect(found.rows).toEqual([{ text: `tx ${i}` }]);
      });
      expected.add(id);
    } else {
      const undone = database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (${id}, 'undone')`);
        await tx.execute(sql`select ${i} / 0`);
      });
      await expect(undone).rejects.toThrow();
    }
  }
  // Four times the pool: all 2,000 at once would only test how long the pool lets a caller wait.
  const waiting = Array.from({ length: 2000 }, (_, i) => i);
  async function worker(): Promise<void> {
    for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) await operate(i);
  }
  await Promise.all(Array.from({ length: 40 }, worker));
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from notes where id >= 1000 order by id',
  );
  expect(rows.map(({ id }) => id)).toEqual([...expected].sort((a, b) => a - b));
});
