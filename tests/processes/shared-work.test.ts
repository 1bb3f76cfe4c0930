import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CustomerImport } from '#app/contract/customer-imports.ts';
import type { PictureView } from '#app/contract/pictures.ts';
import { jobHandlers } from '#app/jobs/handlers.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { pdfBill } from '#tests/support/bill-files.ts';
import { type Fleet, startFleet } from '#tests/support/fleet.ts';
import { type Booked, bookUntilStopped, type Trip } from './book-until-stopped.ts';
import { call, listen, nextOf, signIn } from './steps.ts';

vi.setConfig({ testTimeout: 120_000 });

let fleet: Fleet;
let cookie = '';
const urlOf = (place: number) => fleet.servers[place]?.url ?? '';
beforeAll(async () => {
  fleet = await startFleet();
  cookie = await signIn(fleet.proxy.url);
}, 240_000);
afterAll(() => fleet.stop(), 60_000);

test('P20 a picture sent to one process is shown by both, in all its forms, from the bucket', async () => {
  const background = '#d02020';
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(photo)], 'red.jpg', { type: 'image/jpeg' }));
  const sent = await call<PictureView>(urlOf(0), ['POST', '/admin/pictures'], form, { cookie });
  expect(sent.status).toBe(201);
  const picture = sent.body.address.split('?')[0] ?? '';
  for (const place of [1, 0]) {
    const shown = await fetch(`${urlOf(place)}${picture}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  for (const place of [0, 1]) {
    const avif = () => fetch(`${urlOf(place)}${picture}/480.avif`, { redirect: 'manual' });
    await expect.poll(async () => (await avif()).status, { timeout: 60_000 }).toBe(200);
    expect(existsSync(`${fleet.servers[place]?.dataDir}/files`)).toBe(false);
  }
});

test('B16 an upload of customers that one process took is reviewed, run and undone at the other, once', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `Lead ${at},lead${at}@example.in,98100${10_000 + at}`);
  const form = new FormData();
  form.set('file', new File([`name,email,phone\n${rows.join('\n')}\n`], 'expo.csv', { type: 'text/csv' }));
  const step = (place: number, method: string, path: string, body?: object) =>
    call<CustomerImport>(urlOf(place), [method, `/customers/imports${path}`], body, { cookie });
  const { status, body: upload } = await step(0, 'POST', '', form);
  expect([status, upload.row_count]).toEqual([201, 40]);
  const fields = { fields: upload.columns.map(({ field }) => field) };
  expect((await step(1, 'PUT', `/${upload.id}/columns`, fields)).body.created).toBe(40);
  const commits = [0, 1].map((place) => step(place, 'POST', `/${upload.id}/commit`));
  expect((await Promise.all(commits)).map((one) => one.status)).toEqual([202, 202]);
  await expect
    .poll(async () => (await step(1, 'GET', `/${upload.id}`)).body.status, { timeout: 30_000 })
    .toBe('done');
  const made = await fleet.database.query(`select from customers where name like 'Lead %'`);
  expect(made.rowCount).toBe(40);
  expect((await step(0, 'POST', `/${upload.id}/undo`)).status).toBe(200);
  expect((await fleet.database.query(`select from customers where name like 'Lead %'`)).rowCount).toBe(0);
});

test('B25 SEC-19 one bill that reaches both processes at one moment is kept once, and its file comes from either', async () => {
  const bill = pdfBill();
  const send = (place: number) => {
    const form = new FormData();
    const fields = { vendor_name: 'Himgiri Helicopters', invoice_number: 'HH/218', currency: 'INR' };
    for (const [name, value] of Object.entries({ ...fields, invoice_date: '2026-11-15', amount: '214000' }))
      form.set(name, value);
    form.set('file', new File([new Uint8Array(bill)], 'बिल मार्च.pdf', { type: 'application/pdf' }));
    return call<{ id: string }>(urlOf(place), ['POST', '/vendors/invoices'], form, { cookie });
  };
  const answers = await Promise.all([send(0), send(1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const id = answers.find(({ status }) => status === 201)?.body.id;
  for (const place of [0, 1]) {
    const file = await fetch(`${urlOf(place)}/api/vendors/invoices/${id}/download`, { headers: { cookie } });
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('बिल मार्च.pdf'));
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(bill));
  }
});

test('P15 one booking that reaches both processes at one moment is one order', async () => {
  const { body: packages } = await call<Trip[]>(urlOf(0), ['GET', '/packages']);
  const trip = packages.find(({ bookable }) => bookable)?.id ?? '';
  const body = bookingBody(trip, { name: 'Asha Twice', idempotencyKey: 'sent-to-both-processes' });
  const sent = [0, 1, 0, 1].map((place) =>
    call<{ reference: string; orderId: string }>(urlOf(place), ['POST', '/bookings/create-order'], body),
  );
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map((one) => `${one.body.reference} ${one.body.orderId}`)).size).toBe(1);
  expect((await fleet.database.query(`select from bookings where name = 'Asha Twice'`)).rowCount).toBe(1);
});

/** Waits until `more` bookings were paid and confirmed to their visitors. */
async function untilPaid(noted: Booked[], more: number): Promise<void> {
  const enough = noted.length + more;
  await vi.waitFor(() => expect(noted.length).toBeGreaterThanOrEqual(enough), { timeout: 60_000 });
}

test('P15 processes are killed (-9) in turn among bookings: the site stays up, nothing acknowledged is lost, and nothing is there twice', async () => {
  const noted: Booked[] = [];
  const stop = new AbortController();
  const visitors = [1, 2, 3].map((visitor) => bookUntilStopped(fleet, visitor, noted, stop.signal));
  for (const place of [0, 1, 0]) {
    await untilPaid(noted, 2);
    await fleet.servers[place]?.kill9();
    await untilPaid(noted, 3);
    await fleet.start(place);
  }
  await untilPaid(noted, 2);
  stop.abort();
  await Promise.all(visitors);

  const { rows } = await fleet.database.query<Record<string, unknown>>(`
    select b.reference, b.name, b.status, b.paid_amount = b.total_amount as paid,
      (select count(*)::int from bookings o where o.name = b.name) as bookings,
      (select count(*)::int from ledger_entries l where l.booking_id = b.id and l.kind = 'payment') as payments,
      (select count(*)::int from messages m where m.booking_id = b.id and m.kind = 'booking_confirmation') as mails
    from bookings b`);
  const found = new Map(rows.map((row) => [row.reference, row]));
  for (const { reference, name } of noted) {
    expect(found.get(reference)).toEqual({
      ...{ reference, name, status: 'confirmed', paid: true },
      ...{ bookings: 1, payments: 1, mails: 1 },
    });
  }
}, 300_000);

test('B01 a process that is told to stop ends its streams and leaves; the other goes on', async () => {
  const [staying, leaving] = [await listen(urlOf(0), cookie), await listen(urlOf(1), cookie)];
  const stopped = fleet.servers[1]?.stop();
  expect(await nextOf(leaving, 'inquiries')).toBeUndefined();
  expect(await stopped).toBe(0);
  expect((await call(fleet.proxy.url, ['GET', '/health'])).status).toBe(200);
  await staying.leave();
});

test('B04 what is due every minute runs once a minute over all processes', async () => {
  const everyMinute = jobHandlers({} as never).schedules.filter(({ cron }) => cron === '* * * * *');
  const names = everyMinute.map(({ name }) => name);
  const runs = async () =>
    (
      await fleet.database.query<{ name: string; times: number }>(
        `select name, count(*)::int as times from pgboss.job where name = any($1)
          group by name, date_trunc('minute', coalesce(singleton_on, created_on))`,
        [names],
      )
    ).rows;
  await expect
    .poll(async () => new Set((await runs()).map(({ name }) => name)).size, {
      timeout: 80_000,
      interval: 1000,
    })
    .toBe(names.length);
  expect((await runs()).filter(({ times }) => times > 1)).toEqual([]);
}, 90_000);
