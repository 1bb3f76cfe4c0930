import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NextNumbers } from '#app/contract/settings.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { numberSeries } from '#app/db/schema/documents.ts';
import { consents } from '#app/db/schema/inquiries.ts';
import { ALL_DEFAULTS, type AllSettings, type AnySection } from '#app/domain/all-settings.ts';
import { fingerprint } from '#app/domain/fingerprint.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { allocateNumber } from '#app/services/documents/allocate-number.ts';
import { getLegalPage } from '#app/services/settings/get-legal-page.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

const read = async () => (await app.staff<AllSettings>('GET', '/admin/settings')).body;
const put = (section: string, value: unknown) => app.staff('PUT', `/admin/settings/${section}`, value);
const sections = Object.keys(ALL_DEFAULTS) as AnySection[];

describe('the settings', () => {
  it('P26 are all sections with the values of the first start, and no secrets', async () => {
    expect(await read()).toEqual(ALL_DEFAULTS);
  });

  it('P17 are for staff only', async () => {
    expect((await app.json('/admin/settings')).status).toBe(401);
    for (const section of [...sections, 'nothing'])
      expect((await app.json(`/admin/settings/${section}`, { method: 'PUT', body: {} })).status).toBe(401);
  });

  it.each(sections)('P26 %s can be sent back as it was read, which changes nothing', async (section) => {
    const before = app.contentChanges();
    const answer = await put(section, ALL_DEFAULTS[section]);
    expect([answer.status, answer.body]).toEqual([200, ALL_DEFAULTS[section]]);
    expect(app.contentChanges()).toBe(before);
    expect(await app.db.select().from(auditLog)).toEqual([]);
  });

  it('P26 a change is there at the next request, tells the pages, and is audited', async () => {
    const before = app.contentChanges();
    const contact = { ...ALL_DEFAULTS.contact, phone: '+91 11 4000 5000', phoneLink: '+911140005000' };
    expect((await put('contact', contact)).status).toBe(200);
    expect((await getSettings(app.db)).contact).toEqual(contact);
    expect((await read()).contact).toEqual(contact);
    expect(app.contentChanges()).toBe(before + 1);
    const [audit] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'settings.updated'));
    expect(audit).toMatchObject({
      entityId: 'contact',
      actorType: 'staff',
      before: { phone: ALL_DEFAULTS.contact.phone },
      after: { phone: contact.phone },
    });
    expect(audit?.after).not.toHaveProperty('email');
    const offices = [{ country: 'Nepal', address: '1 Thamel Marg, Kathmandu' }];
    expect((await put('offices', offices)).body).toEqual([{ ...offices[0], city: '', registration: '' }]);
  });

  it.each<[string, unknown, string]>([
    ['brand', { ...ALL_DEFAULTS.brand, first: '' }, 'first'],
    ['brand', { ...ALL_DEFAULTS.brand, legalName: 'x'.repeat(201) }, 'legalName'],
    ['contact', { ...ALL_DEFAULTS.contact, email: 'nobody' }, 'email'],
    ['contact', { ...ALL_DEFAULTS.contact, phoneLink: 'javascript:1' }, 'phoneLink'],
    ['contact', { ...ALL_DEFAULTS.contact, hours: 'a\u0000b' }, 'hours'],
    ['hero', { ...ALL_DEFAULTS.hero, trendingImage: 'javascript:alert(1)' }, 'trendingImage'],
    ['booking', { ...ALL_DEFAULTS.booking, referencePrefix: 'dj' }, 'referencePrefix'],
    ['booking', { ...ALL_DEFAULTS.booking, expiryHours: 0 }, 'expiryHours'],
    ['offices', [{ country: 'India', address: '' }], '0.address'],
    ['retention', { ...ALL_DEFAULTS.retention, accessLogsMonths: 11 }, 'accessLogsMonths'],
    ['retention', { ...ALL_DEFAULTS.retention, invoicesMonths: 12 }, 'invoicesMonths'],
    ['retention', { ...ALL_DEFAULTS.retention, inquiriesMonths: 1.5 }, 'inquiriesMonths'],
    ['brand', { ...ALL_DEFAULTS.brand, primary: 'green' }, 'primary'],
    ['brand', { ...ALL_DEFAULTS.brand, primary: '#7fb5ff' }, 'primary'],
    ['brand', { ...ALL_DEFAULTS.brand, accent: '#3a2500' }, 'accent'],
    ['company', { ...ALL_DEFAULTS.company, gstin: '24AANFA2641L1ZK' }, 'gstin'],
    ['company', { ...ALL_DEFAULTS.company, gstin: '24AANFA2641L1ZF' }, 'stateCode'],
    [
      'company',
      { ...ALL_DEFAULTS.company, gstin: '24AANFA2641L1ZF', stateCode: '24', pan: 'AAKCD4821M' },
      'pan',
    ],
    ['company', { ...ALL_DEFAULTS.company, pan: 'AAAXA0000A' }, 'pan'],
    ['company', { ...ALL_DEFAULTS.company, stateCode: '96' }, 'stateCode'],
    ['tax', { ...ALL_DEFAULTS.tax, gstRate: 7 }, 'gstRate'],
    ['tax', { ...ALL_DEFAULTS.tax, sac: '123456' }, 'sac'],
    ['bank', { ...ALL_DEFAULTS.bank, ifsc: 'HDFC123' }, 'ifsc'],
    ['bank', { ...ALL_DEFAULTS.bank, accountName: 'D', accountNumber: '1234567' }, 'ifsc'],
    ['bank', { ...ALL_DEFAULTS.bank, upiId: 'nobody', upiName: 'D' }, 'upiId'],
    ['series', { ...ALL_DEFAULTS.series, invoice: 'INV' }, 'invoice'],
    ['series', { ...ALL_DEFAULTS.series, credit_note: ALL_DEFAULTS.series.invoice }, 'credit_note'],
    ['cancellation', { ...ALL_DEFAULTS.cancellation, tiers: [] }, 'tiers'],
    ['cancellation', { ...ALL_DEFAULTS.cancellation, tiers: [{ days: 3, percent: 5 }] }, 'tiers.0.days'],
    ['cancellation', { ...ALL_DEFAULTS.cancellation, tiers: [{ days: 0, percent: 101 }] }, 'tiers.0.percent'],
    ['cancellation', { ...ALL_DEFAULTS.cancellation, tiers: [{ days: 0, percent: 50 }] }, 'version'],
    ['business', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['mail', { ...ALL_DEFAULTS.mail, host: 'smtp example' }, 'host'],
    ['mail', { ...ALL_DEFAULTS.mail, port: 70_000 }, 'port'],
    ['mail', { ...ALL_DEFAULTS.mail, host: 'smtp.example.com', security: 'none' }, 'security'],
    ['mail', { ...ALL_DEFAULTS.mail, fromName: 'A\r\nBcc: spy@evil.example' }, 'fromName'],
    ['sms', { ...ALL_DEFAULTS.sms, provider: 'twilio', twilioFrom: '+12025550123' }, 'twilioSid'],
    ['sms', { ...ALL_DEFAULTS.sms, provider: 'msg91' }, 'msg91TemplateId'],
    ['whatsapp', { ...ALL_DEFAULTS.whatsapp, provider: 'cloud' }, 'phoneNumberId'],
    ['whatsapp', { ...ALL_DEFAULTS.whatsapp, template: 'Hello There' }, 'template'],
    ['ai', { baseUrl: 'http://ai.example/v1', model: 'm' }, 'baseUrl'],
    ['ai', { baseUrl: 'https://user:pass@ai.example/v1', model: 'm' }, 'baseUrl'],
    ['ai', { baseUrl: 'https://ai.example/v1', model: '' }, 'model'],
    ['payments', { keyId: 'sk_live_123' }, 'keyId'],
    ['files', { ...ALL_DEFAULTS.files, store: 'ftp' }, 'store'],
    ['files', { ...ALL_DEFAULTS.files, endpoint: 'http://s3.example' }, 'endpoint'],
    ['files', { ...ALL_DEFAULTS.files, bucket: 'a/../b' }, 'bucket'],
    ['files', { ...ALL_DEFAULTS.files, prefix: 'a/../b' }, 'prefix'],
    ['files', { ...ALL_DEFAULTS.files, region: 'ap south' }, 'region'],
    ['files', { ...ALL_DEFAULTS.files, accessKeyId: 'a b' }, 'accessKeyId'],
    [
      'legal',
      {
        ...ALL_DEFAULTS.legal,
        cancellation: { ...ALL_DEFAULTS.legal.cancellation, body: 'As we like it.', version: '2' },
      },
      'cancellation.body',
    ],
  ])('SEC-18 a wrong %s is refused with its field, and nothing is stored', async (section, value, field) => {
    const answer = await put(section, value);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    expect(await read()).toEqual(ALL_DEFAULTS);
  });

  it('P26 an unknown section is a 404', async () => {
    for (const section of ['nothing', 'app_secret', '__proto__'])
      expect((await put(section, {})).status).toBe(404);
  });
});

describe('the cancellation scale', () => {
  it('P28 is shown by the policy and kept by bookings, with its version', async () => {
    const tiers = [
      { days: 10, percent: 10 },
      { days: 0, percent: 90 },
    ];
    expect((await put('cancellation', { tiers, version: '2027-01' })).status).toBe(200);
    const page = await getLegalPage(app.ctx, 'cancellation');
    expect(page.version).toBe('2026-11, scale 2027-01');
    const table = page.blocks.find((block) => block.type === 'table');
    expect(JSON.stringify(table)).toContain('10 days or more before the start');
    expect(JSON.stringify(table)).toContain('90% of the total');
    const order = await app.order();
    const { id } = await app.bookingOf(order.orderId);
    const kept = await app.db.select().from(consents).where(eq(consents.entityId, id));
    expect(kept.find((one) => one.purpose === 'cancellation')?.version).toBe('2026-11, scale 2027-01');
  });
});

describe('the texts that people agree to', () => {
  const { legal, notices } = ALL_DEFAULTS;

  it('P26 change only with their version, and pages and bookings have the new ones', async () => {
    const terms = { ...legal.terms, body: 'Write to {{email}}, {{legalName}}.' };
    const refused = await put('legal', { ...legal, terms });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['terms.version']]);
    expect((await put('legal', { ...legal, terms: { ...terms, version: '2027-01' } })).status).toBe(200);
    const { email } = ALL_DEFAULTS.contact;
    expect(await getLegalPage(app.ctx, 'terms')).toEqual({
      title: 'Terms',
      lead: terms.lead,
      description: terms.description,
      version: '2027-01',
      blocks: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: `Write to ${email}, ${ALL_DEFAULTS.brand.legalName}.` }],
        },
      ],
    });
    const order = await app.order();
    expect((await app.bookingOf(order.orderId)).termsVersion).toBe('2027-01');
  });

  it('P26 may hold only names that stand for something', async () => {
    const answer = await put('legal', {
      ...legal,
      privacy: { ...legal.privacy, body: 'Ask {{ceo}}', version: '2' },
    });
    expect(answer.body.fields?.['privacy.body']).toContain('{{ceo}} stands for nothing; use {{legalName}}');
  });

  it('P26 a form’s notice too, and each consent keeps the version that was shown', async () => {
    const change = { ...notices, quote: 'Only to call you back.' };
    expect((await put('notices', change)).body.fields).toHaveProperty('version');
    expect((await put('notices', { ...change, version: '2027-02' })).status).toBe(200);
    await app.post('/inquiries', { name: 'Asha Verma', email: 'v@example.in', phone: '+91 98450 11762' });
    const kept = await app.db.select().from(consents).where(eq(consents.email, 'v@example.in'));
    expect(new Set(kept.map((one) => one.version))).toEqual(new Set(['2027-02']));
  });
});

describe('two people with one section', () => {
  const { contact } = ALL_DEFAULTS;
  const put = (value: typeof contact, version = '') =>
    app.staff<{ code: string; detail: string }>('PUT', `/admin/settings/contact${version}`, value);
  const since = (value: typeof contact) => `?version=${fingerprint(value)}`;

  it('the second is told and overwrites nothing, unless that is wanted', async () => {
    const [mine, theirs] = [
      { ...contact, hours: '9 to 5' },
      { ...contact, hours: '10 to 6' },
    ];
    expect((await put(theirs, since((await read()).contact))).status).toBe(200);
    const refused = await put(mine, since(contact));
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(refused.body.detail).toBe('Somebody else changed these settings while you were editing them.');
    expect((await read()).contact).toEqual(theirs);
    expect((await put(mine, since(theirs))).status).toBe(200);
    expect((await put(theirs)).status).toBe(200);
  });

  it('a save that is sent twice is not a conflict with itself', async () => {
    const mine = { ...contact, hours: '9 to 5' };
    const both = await Promise.all([put(mine, since(contact)), put(mine, since(contact))]);
    expect(both.map((one) => one.status)).toEqual([200, 200]);
  });

  it('of two at the same moment one is refused, also for a section that was never saved', async () => {
    const all = ['9 to 5', '10 to 6', '11 to 7'].map((hours) => put({ ...contact, hours }, since(contact)));
    const statuses = (await Promise.all(all)).map((one) => one.status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });
});

it('tells which number each series gives next, and takes none by it', async () => {
  const ask = async () => (await app.staff<NextNumbers>('GET', '/admin/settings/numbers')).body;
  const { date, next } = await ask();
  expect(date).toBe(dateInZone(app.ctx.now(), 'Asia/Kolkata'));
  expect(next).toMatchObject({ invoice: 1, receipt_voucher: 1, credit_note: 1 });
  const given = await app.db.transaction((tx) => allocateNumber(tx, { kind: 'invoice', prefix: 'IN', date }));
  expect(given.serial).toBe(1);
  expect((await ask()).next).toMatchObject({ invoice: 2, receipt_voucher: 1 });
  expect((await ask()).next.invoice).toBe(2);
  await app.db.delete(numberSeries);
});
