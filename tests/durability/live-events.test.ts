import { expect, test } from 'vitest';
import { eventsOf } from '#tests/support/event-stream.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts';

async function signIn({ url, adminUser, adminPassword }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: adminUser, password: adminPassword }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function listen(server: ServerProcess) {
  const answer = await fetch(`${server.url}/api/events`, { headers: { cookie: await signIn(server) } });
  const stream = eventsOf(answer.body);
  expect((await stream.next())?.event).toBe('beat');
  return stream;
}

async function ask(server: ServerProcess, name: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'asha@example.in', phone: '+919816011122', message: 'Goa in May?' }),
  });
  expect(answer.status).toBe(201);
}

/** The next inquiry that is heard of; what its e-mails do comes between. */
async function nextInquiry(stream: Awaited<ReturnType<typeof listen>>): Promise<unknown> {
  for (;;) {
    const sent = await stream.nextNews();
    if (sent === null || (sent.data as { topic?: string }).topic === 'inquiries') return sent?.data;
  }
}

test('what one of two processes over one PostgreSQL takes in is heard in both, and a stop ends its streams', {
  timeout: 180_000,
}, async () => {
  const postgres = await startTemporaryPostgres({ durable: false });
  const env = { DATABASE_URL: postgres.url };
  const first = await startServer({ env });
  // They share their keys by the data folder.
  const second = await startServer({ env, dataDir: first.dataDir });
  const [here, there] = [await listen(first), await listen(second)];
  await ask(first, 'Asha Verma');
  const heard = { topic: 'inquiries', change: 'created', name: 'Asha Verma', by: { id: null, name: '' } };
  expect(await nextInquiry(here)).toMatchObject(heard);
  expect(await nextInquiry(there)).toMatchObject(heard);
  await ask(second, 'Ravi Nair');
  for (const stream of [here, there]) expect(await nextInquiry(stream)).toMatchObject({ name: 'Ravi Nair' });
  // The figures that an office asks for when it hears of it have it already.
  const stats = await fetch(`${first.url}/api/crm/stats`, { headers: { cookie: await signIn(first) } });
  expect(await stats.json()).toMatchObject({ total_inquiries: 2 });

  const stopped = second.stop();
  expect(await nextInquiry(there)).toBeUndefined();
  expect(await stopped).toBe(0);
  await ask(first, 'Tara Menon');
  expect(await nextInquiry(here)).toMatchObject({ name: 'Tara Menon' });
  expect(await first.stop()).toBe(0);
  postgres.stop();
});
