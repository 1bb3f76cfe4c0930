import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InquiryDetail } from '#app/contract/crm-inquiry-detail.ts';
import type { TodayView } from '#app/contract/today.ts';
import type { MadeInquiry } from '#app/contract/unknown-numbers.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { receiveWhatsApp } from '#app/services/messages/receive-whatsapp.ts';
import { type CustomersApp, createCustomersApp } from '#tests/support/customers-app.ts';

let app: CustomersApp;
beforeAll(async () => {
  app = await createCustomersApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const NUMBER = '+971501234567';
const address = `/crm/unknown-numbers/${encodeURIComponent(NUMBER)}`;
const write = (text: string, at: string, from = NUMBER) =>
  receiveWhatsApp(app.ctx, { from, text, at: new Date(at), providerId: crypto.randomUUID() });
const unknown = async () => (await app.staff<TodayView>('GET', '/admin/today')).body.unknown;
const make = (body: object, path = address) => app.staff<MadeInquiry>('POST', `${path}/inquiry`, body);

async function wroteTwice() {
  await write('Kerala in April, 4 people?', '2026-03-10T04:00:00Z');
  await write('With a houseboat', '2026-03-10T05:00:00Z');
}

it('B07 Today lists who wrote from a number that is in no list, the longest waiting first', async () => {
  await wroteTwice();
  await write('Hello', '2026-03-10T03:00:00Z', '+919845011762');
  await app.add({ phone: '+91 98160 11122' });
  await write('From a customer', '2026-03-10T02:00:00Z', '+919816011122');
  expect(await unknown()).toEqual({
    total: 2,
    rows: [
      {
        id: '+919845011762',
        messages: 1,
        texts: ['Hello'],
        firstAt: '2026-03-10T03:00:00.000Z',
        lastAt: '2026-03-10T03:00:00.000Z',
      },
      {
        id: NUMBER,
        messages: 2,
        texts: ['Kerala in April, 4 people?', 'With a houseboat'],
        firstAt: '2026-03-10T04:00:00.000Z',
        lastAt: '2026-03-10T05:00:00.000Z',
      },
    ],
  });
});

it('B07 an inquiry is made of them, which waits since the first and holds the messages', async () => {
  await wroteTwice();
  const { status, body } = await make({ name: 'Fatima Noor', destination: 'Kerala' });
  expect([status, body.made]).toEqual([200, true]);
  expect((await unknown()).total).toBe(0);
  const { body: found } = await app.staff<InquiryDetail>('GET', `/crm/inquiries/${body.id}`);
  expect(found).toMatchObject({
    name: 'Fatima Noor',
    phone: NUMBER,
    email: '',
    source: 'whatsapp',
    status: 'new',
    destination: 'Kerala',
    message: 'Kerala in April, 4 people?\n\nWith a houseboat',
    waitingSince: '2026-03-10T04:00:00.000Z',
  });
  const kept = await app.db.select().from(messages).where(eq(messages.inquiryId, body.id));
  expect(kept).toHaveLength(2);
  const audit = await app.db.select().from(auditLog).where(eq(auditLog.entityId, body.id));
  expect(audit.map((one) => one.action)).toEqual(['inquiry.made_from_messages']);
});

it('DAT-04 pressed twice at once it is one inquiry', async () => {
  await wroteTwice();
  const answers = await Promise.all([make({ name: 'Fatima' }), make({ name: 'Fatima' })]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.map(({ body }) => body.made).sort()).toEqual([false, true]);
  expect(await app.db.select().from(inquiries)).toHaveLength(1);
});

it('B07 a number that has an inquiry by now gets no second one', async () => {
  await wroteTwice();
  await app.db.insert(inquiries).values({
    id: 'inq_by_form',
    source: 'general',
    name: 'Fatima Noor',
    email: 'fatima@example.ae',
    phone: '+971 50 123 4567',
  });
  expect((await make({ name: 'Somebody' })).body).toEqual({ id: 'inq_by_form', made: false });
  expect((await unknown()).total).toBe(0);
});

it('B07 names what is wrong, and knows when nothing waits', async () => {
  await wroteTwice();
  expect((await make({})).body.fields).toHaveProperty('name');
  expect((await make({ name: 'A', email: 'nobody' })).body.fields).toHaveProperty('email');
  for (const path of ['/crm/unknown-numbers/%00', '/crm/unknown-numbers/%2B911'])
    expect((await make({ name: 'A' }, path)).status).toBe(404);
});

it('B07 removed, number and texts are gone for good', async () => {
  await wroteTwice();
  expect((await app.staff('DELETE', address)).body).toEqual({ deleted: true });
  expect((await unknown()).total).toBe(0);
  expect(JSON.stringify(await app.db.select().from(messages))).not.toContain('houseboat');
  expect((await app.staff('DELETE', address)).status).toBe(404);
  await write('Again', '2026-03-10T05:30:00Z');
  expect((await unknown()).rows[0]?.texts).toEqual(['Again']);
});
