import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { announce } from '#app/services/events/announce.ts';
import { eventsOf } from '#tests/support/event-stream.ts';
import { addStaff, type StaffMember } from '#tests/support/staff-member.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';

/** Two apps over one database, each with its own line to it: what two processes are. */
let here: TestApp;
let there: TestApp;
let database: TestDatabase;
let meera: StaffMember;
let ravi: StaffMember;

beforeAll(async () => {
  database = await openTestDatabase();
  here = await createTestApp({ database, listens: true });
  there = await createTestApp({ database: { ...database, close: async () => {} }, listens: true });
  meera = await addStaff(here, 'sales');
  ravi = await addStaff(here, 'manager');
  // Each says so when it has begun to listen.
  for (const { events } of [here, there]) await vi.waitFor(() => expect(events.mark()).not.toMatch(/-0$/));
});
afterAll(async () => {
  await there.close();
  await here.close();
});

async function listen(app: TestApp, { cookie }: StaffMember, query = '') {
  const answer = await app.fetch(`/events${query}`, { headers: { cookie } });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const stream = eventsOf(answer.body);
  onTestFinished(() => stream.leave());
  return stream;
}

const enquiry = {
  method: 'POST',
  body: { name: 'Asha Verma', email: 'asha@example.in', phone: '+919816011122', message: 'Goa in May?' },
};

test('a new inquiry and a colleague’s change reach the offices of every process', async () => {
  const [own, other] = [await listen(here, meera), await listen(there, ravi)];
  expect((await here.json('/inquiries', enquiry)).status).toBeLessThan(300);
  const created = { topic: 'inquiries', change: 'created', name: 'Asha Verma', by: { id: null, name: '' } };
  const heard = await nextOf(own, 'inquiries');
  expect(heard).toMatchObject(created);
  expect(await nextOf(other, 'inquiries')).toMatchObject({ ...created, id: heard.id });

  const change = { method: 'PUT', headers: { cookie: meera.cookie }, body: { status: 'in_progress' } };
  expect((await here.json(`/crm/inquiries/${heard.id}/status`, change)).status).toBe(200);
  const changed = { ...created, id: heard.id, change: 'changed', by: { id: meera.id, name: 'A sales' } };
  expect(await nextOf(own, 'inquiries')).toMatchObject(changed);
  expect(await nextOf(other, 'inquiries')).toMatchObject(changed);
});

async function nextOf(stream: Awaited<ReturnType<typeof listen>>, topic: string) {
  for (;;) {
    const sent = await stream.nextNews();
    const data = sent?.data as { topic?: string; id: string } | undefined;
    if (!data || data.topic === topic) return data ?? { id: '' };
  }
}

test('what is rolled back is not told', async () => {
  const stream = await listen(there, ravi);
  const staff = { ...here.ctx, actor: { type: 'system' as const } };
  await here.db
    .transaction(async (tx) => {
      await announce(staff, tx, { topic: 'bookings', id: 'bkg_never', change: 'created' });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await announce(staff, here.db, {
    topic: 'bookings',
    id: 'bkg_real',
    change: 'created',
    name: `A\0${'ü'.repeat(5000)}`,
  });
  expect(await nextOf(stream, 'bookings')).toMatchObject({ id: 'bkg_real', name: `A${'ü'.repeat(79)}` });
});

test('SEC-04 nobody hears of what their role may not see', async () => {
  const editor = await addStaff(here, 'content');
  const [stream, full] = [await listen(here, editor), await listen(here, ravi)];
  await announce(here.ctx, here.db, {
    topic: 'customers',
    id: 'cus_1',
    change: 'created',
    name: 'Asha Verma',
  });
  expect(await nextOf(full, 'customers')).toMatchObject({ id: 'cus_1' });
  here.events.missed();
  expect((await stream.nextNews())?.event).toBe('refetch');
});

test('SEC-01 without a session there is no stream', async () => {
  expect((await here.fetch('/events')).status).toBe(401);
  expect((await here.fetch('/events', { headers: { cookie: 'office.session_token=made.up' } })).status).toBe(
    401,
  );
});

test('who comes back is told to ask anew, unless nothing has happened', async () => {
  const first = await (await listen(here, ravi)).next();
  expect(first?.event).toBe('beat');
  expect((await (await listen(here, ravi, `?since=${first?.id}`)).next())?.event).toBe('beat');
  expect((await (await listen(here, ravi, '?since=of-another-process')).next())?.event).toBe('refetch');
  here.events.missed();
  expect((await (await listen(here, ravi, `?since=${first?.id}`)).next())?.event).toBe('refetch');
});

test('a user has eight streams at most: the oldest gives way and is told so', async () => {
  const busy = await addStaff(here, 'owner');
  const first = await listen(here, busy);
  for (let count = 0; count < 8; count += 1) await listen(here, busy);
  expect(await first.nextNews()).toMatchObject({ event: 'end', data: { reason: 'replaced' } });
  expect(await first.next()).toBeNull();
});
