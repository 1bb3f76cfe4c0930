import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { createNotifications } from './notifications.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const notify = (channel: string, payload: string) =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload]);

/** Listens on two channels; `lines` are the connections that were taken for it. */
async function listen(options: { checkMs?: number; answerMs?: number } = {}) {
  const log = { warn: vi.fn() };
  const notifications = createNotifications(log, { retryMs: 5, ...options });
  const [one, other] = [
    { heard: vi.fn(), missed: vi.fn() },
    { heard: vi.fn(), missed: vi.fn() },
  ];
  notifications.on('test_one', one);
  notifications.on('test_other', other);
  const lines: pg.PoolClient[] = [];
  database.pool.on('acquire', (client) => lines.push(client));
  notifications.listen(database.pool, { checked: options.checkMs !== undefined });
  onTestFinished(() => notifications.stop());
  await vi.waitFor(() => expect(other.missed).toHaveBeenCalledTimes(1));
  return { notifications, one, other, lines, log };
}

test('one connection hears all channels, each its own', async () => {
  const { one, other, lines } = await listen();
  expect(lines).toHaveLength(1);
  await notify('test_one', 'a');
  await notify('test_other', 'b');
  await vi.waitFor(() => expect(other.heard).toHaveBeenCalledWith('b'));
  expect(one.heard.mock.calls).toEqual([['a']]);
  expect(other.heard.mock.calls).toEqual([['b']]);
});

test('a line that was lost is opened anew, and all are told that they may have missed something', async () => {
  const { one, other, lines, log } = await listen();
  const [line] = lines as Array<pg.PoolClient & { connection: { stream: { destroy(): void } } }>;
  line?.connection.stream.destroy();
  await vi.waitFor(() => expect(other.missed).toHaveBeenCalledTimes(2));
  expect(one.missed).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await notify('test_one', 'again');
  await vi.waitFor(() => expect(one.heard).toHaveBeenCalledWith('again'));
});

test('a line that fell silent without a word counts as lost', async () => {
  const { one, lines, log } = await listen({ checkMs: 10, answerMs: 40 });
  const [line] = lines;
  if (!line) throw new Error('There is no line.');
  vi.spyOn(line, 'query').mockImplementation(() => new Promise(() => {}));
  await vi.waitFor(() => expect(one.missed).toHaveBeenCalledTimes(2));
  expect(String(log.warn.mock.calls[0]?.[0].err)).toContain('silent');
  await notify('test_one', 'again');
  await vi.waitFor(() => expect(one.heard).toHaveBeenCalledWith('again'));
});

test('nothing is heard after the stop, and the connection is given back', async () => {
  const { notifications, one } = await listen();
  const before = database.pool.totalCount;
  notifications.stop();
  await vi.waitFor(() => expect(database.pool.totalCount).toBe(before - 1));
  await notify('test_one', 'late');
  expect(one.heard).not.toHaveBeenCalled();
});
