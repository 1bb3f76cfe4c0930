import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { consents, inquiries, inquiryNotes, privacyRequests } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { ALL_DEFAULTS } from '#app/domain/all-settings.ts';
import { changeSettings } from '#app/services/settings/change-settings.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';
import { applyRetention } from './apply-retention.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  for (const table of [inquiries, consents, privacyRequests]) await app.db.delete(table);
});
afterAll(() => app.close());

const person = { name: 'Asha Verma', email: 'asha@example.in', phone: '+91 98450 11762' };
const all = () => app.db.select().from(inquiries).orderBy(asc(inquiries.createdAt));

async function ask(change: Record<string, unknown> = {}): Promise<void> {
  const sent = await app.post('/inquiries', { ...person, message: 'A quiet beach', ...change });
  if (sent.status !== 201) throw new Error(`the form answered ${sent.status}`);
}

it('P26 an inquiry that long unused loses its person, one in use does not, and again nothing happens', async () => {
  await ask({ marketing_consent: true });
  app.setNow(new Date(NOW.getTime() + 1000));
  await ask({ email: 'noted@example.in' });
  const [, noted] = await all();
  app.setNow('2028-12-01T00:00:00Z');
  await app.staff('POST', `/crm/inquiries/${noted?.id}/notes`, { note: 'Called back' });
  app.setNow('2029-01-10T05:59:00Z');
  expect(await applyRetention(app.ctx)).toEqual({ inquiries: 0, customers: 0, messages: 0, requests: 0 });
  app.setNow('2029-01-10T06:00:02Z');
  expect(await applyRetention(app.ctx)).toEqual({ inquiries: 1, customers: 0, messages: 4, requests: 0 });
  const [erased, kept] = await all();
  expect(erased).toMatchObject({
    name: 'Erased person',
    email: '',
    phone: '',
    message: '',
    details: {},
    source: 'general',
    createdAt: NOW,
  });
  expect(kept).toMatchObject({ email: 'noted@example.in', message: 'A quiet beach' });
  expect(await app.db.select().from(inquiryNotes)).toHaveLength(1);
  const mails = await app.db.select().from(messages);
  expect(new Set(mails.map((mail) => `${mail.to}${mail.subject}${mail.text}${mail.html}`))).toEqual(
    new Set(['']),
  );
  const agreed = (await app.db.select().from(consents)).filter((one) => one.email === person.email);
  expect(agreed.map((one) => one.purpose)).toEqual(['marketing']);
  expect(await applyRetention(app.ctx)).toEqual({ inquiries: 0, customers: 0, messages: 0, requests: 0 });
  const audit = (await app.db.select().from(auditLog)).map((row) => row.action);
  expect(audit.filter((action) => action === 'retention.applied')).toHaveLength(1);
});

it('P26 the settings say how long; bookings and open privacy requests stay', async () => {
  await app.order(person);
  await app.post('/privacy-requests', { kind: 'copy', name: person.name, email: person.email });
  await app.post('/privacy-requests', { kind: 'copy', name: person.name, email: 'closed@example.in' });
  const asked = await app.db.select().from(privacyRequests);
  const closed = asked.find((one) => one.email === 'closed@example.in');
  await app.staff('POST', `/admin/privacy-requests/${closed?.id}/close`, { status: 'done', note: 'Sent' });
  const retention = { ...ALL_DEFAULTS.retention, inquiriesMonths: 3, messagesMonths: 120 };
  await changeSettings(app.ctx, { section: 'retention', value: retention });
  await ask();
  app.setNow('2027-04-10T06:00:01Z');
  expect(await applyRetention(app.ctx)).toEqual({ inquiries: 1, customers: 0, messages: 0, requests: 1 });
  const requests = await app.db.select().from(privacyRequests).orderBy(asc(privacyRequests.email));
  expect(requests).toMatchObject([
    { email: '', name: 'Erased person', status: 'done', note: 'Sent' },
    { email: person.email, name: person.name, status: 'open' },
  ]);
  expect(await app.db.select().from(bookings)).toMatchObject([person]);
});

it('P26 thousands are done in pages, each once', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => ({
    id: `inq_${at}`,
    source: 'general' as const,
    ...person,
    createdAt: NOW,
    updatedAt: NOW,
  }));
  await app.db.insert(inquiries).values(rows);
  app.setNow('2030-01-01T00:00:00Z');
  const [one, two] = await Promise.all([applyRetention(app.ctx), applyRetention(app.ctx)]);
  expect(one.inquiries + two.inquiries).toBe(450);
  expect((await all()).every((row) => row.email === '')).toBe(true);
});
