import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoRows } from '#app/db/demo/rows.ts';
import { readMigrations } from '#app/db/migrate.ts';
import { type Fleet, startFleet } from '#tests/support/fleet.ts';
import { ask, call, listen, nextOf, pageText, signIn } from './steps.ts';

/** Everything here is several servers' work, on whatever cores there are. */
vi.setConfig({ testTimeout: 120_000 });

let fleet: Fleet;
let [one, other, proxy] = ['', '', ''];
beforeAll(async () => {
  fleet = await startFleet();
  [one, other] = fleet.servers.map(({ url }) => url) as [string, string];
  proxy = fleet.proxy.url;
}, 240_000);
afterAll(() => fleet.stop(), 60_000);

async function count(from: string): Promise<number> {
  const { rows } = await fleet.database.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return rows[0]?.n ?? 0;
}

test('P17 two processes that start at one moment on an empty database migrate it once, with one demo and one admin', async () => {
  const { rows } = await fleet.database.query<{ name: string }>('select name from migrations order by name');
  expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  const demo = demoRows(new Date());
  expect(await count('packages')).toBe(demo.packages.length);
  expect(await count('destinations')).toBe(demo.destinations.length);
  expect(await count('itineraries')).toBe(demo.itineraries.length);
  expect(await count('"user"')).toBe(1);
  expect(await count(`audit_log where action = 'user.created'`)).toBe(1);
  for (const { log } of fleet.servers) expect(log()).not.toMatch(/"level":(50|60)/);
});

test('P18 a session of one process counts in the other, and ends in both', async () => {
  const cookie = await signIn(one);
  for (const url of [one, other, proxy, proxy]) {
    const me = await call(url, ['GET', '/auth/me'], undefined, { cookie });
    expect(me).toMatchObject({ status: 200, body: { user: { username: 'admin' } } });
  }
  expect((await call(other, ['POST', '/auth/logout'], {}, { cookie })).status).toBe(200);
  for (const url of [one, other]) {
    expect((await call(url, ['GET', '/crm/stats'], undefined, { cookie })).status).toBe(401);
  }
});

test('P01 a process keeps an idle connection longer than nginx and Caddy do, so that neither asks on a closing one', async () => {
  const { headers } = await call(one, ['GET', '/health']);
  const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(120);
});

test('SEC-08 wrong passwords are counted over both processes', async () => {
  const guess = { username: 'owner', password: 'wrong' };
  const from = { address: '198.51.100.8' };
  const tries = Array.from({ length: 14 }, () => call(proxy, ['POST', '/auth/login'], guess, from));
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  for (const url of [one, other]) {
    expect((await call(url, ['POST', '/auth/login'], guess, from)).status).toBe(429);
  }
});

test('SEC-08 a form’s limit for an address is one limit over both processes, and a burst does not pass it', async () => {
  const address = '198.51.100.9';
  const sent = Array.from({ length: 16 }, (_, at) => ask(proxy, `Burst ${at}`, address));
  const statuses = (await Promise.all(sent)).sort();
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(6).fill(429)]);
  const form = { name: 'A', email: 'no address', phone: '+919816011122', message: 'x' };
  const refused = await call(other, ['POST', '/inquiries'], form, { address });
  expect(refused.status).toBe(422);
  expect(await ask(one, 'Late', address)).toBe(429);
  expect(await ask(one, 'Somebody Else', '198.51.100.10')).toBe(201);
  expect(await count(`inquiries where name like 'Burst %'`)).toBe(10);
});

/** Shows the description that the tests edit. */
const PAGE = '/destinations/goa';

/** Changes a destination behind the product's back: who shows it has read it since, who does not has it from before. */
async function changeSilently(text: string): Promise<void> {
  await fleet.database.query('update destinations set description = $1 where id = $2', [text, await goa()]);
}
async function goa(): Promise<string> {
  const { rows } = await fleet.database.query<{ id: string }>(
    `select id from destinations where name = 'Goa'`,
  );
  return rows[0]?.id ?? '';
}
async function edit(url: string, cookie: string, description: string): Promise<void> {
  const done = await call(url, ['PUT', `/admin/destinations/${await goa()}`], { description }, { cookie });
  expect(done.status).toBe(200);
}
const shows = (url: string, text: string) =>
  expect.poll(() => pageText(url, PAGE), { timeout: 60_000 }).toContain(text);

test('P05 what is edited at one process shows at once in both, whose pages are kept until then', async () => {
  const cookie = await signIn(proxy);
  await edit(one, cookie, 'Beaches as they were.');
  await shows(one, 'Beaches as they were.');
  await shows(other, 'Beaches as they were.');
  await changeSilently('Nobody was told of this.');
  for (const url of [one, other]) expect(await pageText(url, PAGE)).toContain('Beaches as they were.');
  await edit(one, cookie, 'Beaches, and spice gardens.');
  expect(await pageText(one, PAGE)).toContain('Beaches, and spice gardens.');
  await shows(other, 'Beaches, and spice gardens.');
  await edit(other, cookie, 'Edited at the other.');
  expect(await pageText(other, PAGE)).toContain('Edited at the other.');
  await shows(one, 'Edited at the other.');
});

test('B01 an office at one process hears what the other takes in, with figures that have it', async () => {
  const cookie = await signIn(proxy);
  const streams = [await listen(one, cookie), await listen(other, cookie)];
  for (const [url, name] of [
    [one, 'Asha Verma'],
    [other, 'Ravi Nair'],
  ] as const) {
    expect(await ask(url, name)).toBe(201);
    for (const stream of streams) {
      expect(await nextOf(stream, 'inquiries')).toMatchObject({ change: 'created', name });
    }
    const total = await count('inquiries');
    for (const asked of [one, other]) {
      const stats = await call(asked, ['GET', '/crm/stats'], undefined, { cookie });
      expect(stats.body).toMatchObject({ total_inquiries: total });
    }
  }
  for (const stream of streams) await stream.leave();
});

test('B04 each message leaves once, whichever process sends it', async () => {
  const names = [
    'Meera Iyer',
    'Tara Menon',
    'Arjun Rao',
    'Leela Das',
    'Dev Patel',
    'Isha Jain',
    'Om Sen',
    'Uma Roy',
  ];
  await Promise.all(names.map((name, at) => ask(proxy, name, `192.0.2.${at + 1}`)));
  await expect
    .poll(() => count(`messages where channel = 'email' and status <> 'sent'`), { timeout: 30_000 })
    .toBe(0);
  const { rows } = await fleet.database.query<{ id: string }>(
    `select message_id as id from messages where channel = 'email'`,
  );
  const handedOver = fleet.mailbox.mails.map((mail) => mail.header('message-id')?.replace(/^<|>$/g, ''));
  expect(handedOver.sort()).toEqual(rows.map(({ id }) => id.replace(/^<|>$/g, '')).sort());
  expect(handedOver.length).toBeGreaterThanOrEqual(names.length);
});

// Last: what a job was doing at that moment is done again only minutes later.
test('P05 B01 a process whose lines to the database are cut drops all it kept, tells its offices to ask anew, and hears again', async () => {
  const cookie = await signIn(proxy);
  const streams = [await listen(one, cookie), await listen(other, cookie)];
  for (const url of [one, other]) await pageText(url, PAGE);
  await changeSilently('Changed while nobody listened.');
  await fleet.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'deodar'`,
  );
  for (const url of [one, other]) await shows(url, 'Changed while nobody listened.');
  for (const stream of streams) {
    expect(await nextOf(stream, 'refetch')).toMatchObject({ event: 'refetch' });
    await stream.leave();
  }
  await edit(other, cookie, 'Heard again.');
  await shows(one, 'Heard again.');
});
