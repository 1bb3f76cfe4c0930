import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserView } from '#app/contract/auth.ts';
import type { OfficeEvent } from '#app/contract/events.ts';
import { eventsOf } from '#tests/support/event-stream.ts';
import { createEventHub } from './event-hub.ts';
import { BEAT_MS, openOfficeStream } from './office-stream.ts';

const MEERA: UserView = { id: 'usr_1', username: 'meera', name: 'Meera', picture: null, role: 'sales' };
const NEWS: OfficeEvent = {
  topic: 'inquiries',
  id: 'inq_1',
  change: 'created',
  name: 'Asha',
  by: { id: null, name: '' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(findUser: () => Promise<UserView | null> = async () => MEERA) {
  const events = createEventHub();
  const stream = openOfficeStream({ events, user: MEERA, findUser, since: '' });
  return { events, stream, sent: eventsOf(stream.body) };
}

test('SEC-02 a stream ends for good with its session, and for whoever was disabled', async () => {
  let user: UserView | null = MEERA;
  const { events, sent } = open(async () => user);
  expect((await sent.next())?.event).toBe('beat');
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect((await sent.next())?.event).toBe('beat');
  user = null;
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(await sent.next()).toMatchObject({ event: 'end', data: { reason: 'signed_out' } });
  expect(await sent.next()).toBeNull();
  events.receive(JSON.stringify(NEWS));
  expect(vi.getTimerCount()).toBe(0);
});

test('a role that was taken away counts from the next check on', async () => {
  const { events, sent } = open(async () => ({ ...MEERA, role: 'content' }));
  await sent.next();
  events.receive(JSON.stringify(NEWS));
  expect((await sent.next())?.event).toBe('change');
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  await sent.next();
  events.receive(JSON.stringify(NEWS));
  events.missed();
  expect((await sent.next())?.event).toBe('refetch');
});

test('a database that does not answer ends nobody’s stream', async () => {
  const { events, sent } = open(() => Promise.reject(new Error('down')));
  await sent.next();
  await vi.advanceTimersByTimeAsync(BEAT_MS * 3);
  events.receive(JSON.stringify(NEWS));
  expect((await sent.next())?.event).toBe('change');
});

test('a reader that takes nothing is let go before much waits for it', async () => {
  const { events, stream, sent } = open();
  let told = 0;
  let isOpen = true;
  void stream.closed.then(() => {
    isOpen = false;
  });
  while (isOpen && told < 10_000) {
    events.receive(JSON.stringify(NEWS));
    told += 1;
    await Promise.resolve();
  }
  expect(told).toBeLessThan(1000);
  let read = 0;
  while (await sent.next()) read += 1;
  expect(read).toBeLessThanOrEqual(told);
});

test('streams close when the process stops, also ones that come in that moment', async () => {
  const { events, sent, stream } = open();
  events.close();
  await stream.closed;
  expect((await sent.next())?.event).toBe('beat');
  expect(await sent.next()).toBeNull();
  const late = openOfficeStream({ events, user: MEERA, findUser: async () => MEERA, since: '' });
  await late.closed;
});

test('what another version of the program may have said is left out', async () => {
  const { events, sent } = open();
  await sent.next();
  for (const payload of ['', 'no json', '{}', '{"topic":"weather","id":"1"}']) events.receive(payload);
  events.receive(JSON.stringify(NEWS));
  expect((await sent.next())?.data).toMatchObject({ id: 'inq_1' });
});
