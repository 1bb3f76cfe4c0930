import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonalData, PrivacyOutcome, PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import { consents, inquiries, privacyRequests } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  for (const table of [inquiries, consents, privacyRequests]) await app.db.delete(table);
});
afterAll(() => app.close());

const PERSON = { name: 'Tara Quill', email: 'Tara.Quill@example.in', phone: '+91 99999 12345' };
/** Everything that tells who she is. */
const TRACES = ['Tara', 'Quill', 'quill', '99999 12345', 'Nilgiri tahr', 'Ira Quill', 'window seat'];
const AFTER = new Date('2027-05-01T06:00:00Z');

async function request(kind: string, change: Record<string, unknown> = {}): Promise<PrivacyRequestView> {
  await app.post('/privacy-requests', {
    kind,
    name: PERSON.name,
    email: PERSON.email.toLowerCase(),
    ...change,
  });
  const [newest] = (await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests?limit=1')).body;
  if (!newest) throw new Error('the request is not in the list');
  return newest;
}

const act = <Body>(id: string, action: string, body?: unknown) =>
  app.staff<Body>('POST', `/admin/privacy-requests/${id}/${action}`, body);

/** An inquiry with a note, a paid booking of two travellers with a note, and their messages. */
async function leaveTraces() {
  await app.post('/inquiries', { ...PERSON, message: 'Can we see a Nilgiri tahr?', marketing_consent: true });
  const [inquiry] = await app.db.select().from(inquiries);
  await app.staff('POST', `/crm/inquiries/${inquiry?.id}/notes`, { note: 'Tara likes mornings' });
  const order = await app.order({
    ...PERSON,
    travelers: 2,
    travelerDetails: [
      { name: 'Tara Quill', age: 41 },
      { name: 'Ira Quill', age: 9 },
    ],
    specialRequests: 'A window seat please',
  });
  await app.verify(app.payments.pay(order.orderId));
  const { id } = await app.bookingOf(order.orderId);
  await app.staff('POST', `/crm/bookings/${id}/notes`, { note: 'Quill family, window seat' });
  return { inquiryId: inquiry?.id ?? '', bookingId: id, reference: order.reference };
}

/** All that the tables of the product hold, as text. */
async function everything(): Promise<string> {
  const tables = [
    bookings,
    bookingTravellers,
    inquiries,
    consents,
    privacyRequests,
    messages,
    auditLog,
    ledgerEntries,
  ];
  const rows = await Promise.all(tables.map((table) => app.db.select().from(table)));
  return JSON.stringify(rows);
}

describe('the list of privacy requests', () => {
  it('P26 pages and filters, with the date to answer by; for staff only', async () => {
    await request('copy');
    app.setNow(new Date(NOW.getTime() + 60_000));
    await request('erasure', { email: 'else@example.in', message: 'Everything, please' });
    const all = await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests');
    expect(all.headers.get('x-total-count')).toBe('2');
    expect(all.body).toMatchObject([
      { kind: 'erasure', email: 'else@example.in', message: 'Everything, please', status: 'open' },
      { kind: 'copy', answerBy: '2027-02-09', closedAt: null, erasedAt: null },
    ]);
    const kinds = async (query: string) =>
      (await app.staff<PrivacyRequestView[]>('GET', `/admin/privacy-requests?${query}`)).body.map(
        (one) => one.kind,
      );
    expect(await kinds('kind=copy')).toEqual(['copy']);
    expect(await kinds('status=done')).toEqual([]);
    expect(await kinds('sort=oldest&limit=1')).toEqual(['copy']);
    expect(await kinds('q=ELSE@')).toEqual(['erasure']);
    expect(await kinds('q=%25')).toEqual([]);
    expect((await app.staff('GET', '/admin/privacy-requests?status=maybe')).status).toBe(422);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/prq_1/export'],
      ['POST', '/prq_1/correct'],
      ['POST', '/prq_1/anonymise'],
      ['POST', '/prq_1/close'],
    ])
      expect((await app.json(`/admin/privacy-requests${path}`, { method })).status).toBe(401);
  });

  it('P26 an unknown request is a 404 for every action', async () => {
    for (const id of ['prq_unknown', '%00'])
      for (const [action, body] of [
        ['export', undefined],
        ['anonymise', undefined],
        ['correct', { name: 'X Y' }],
        ['close', { status: 'done' }],
      ] as const)
        expect((await act(id, action, body)).status).toBe(404);
  });
});

describe('a copy of the data', () => {
  it('P26 is one document with everything about the address, whatever its case, and nobody else’s', async () => {
    const { reference } = await leaveTraces();
    await app.order({ email: 'stranger@example.in', name: 'A Stranger' });
    const { id } = await request('copy', { message: 'Please' });
    const answer = await act<PersonalData>(id, 'export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"');
    const data = answer.body;
    expect(data.inquiries).toMatchObject([
      { ...PERSON, message: 'Can we see a Nilgiri tahr?', notes: [{ note: 'Tara likes mornings' }] },
    ]);
    expect(data.bookings).toMatchObject([
      {
        reference,
        ...PERSON,
        travelers: [
          { name: 'Tara Quill', age: 41, ageGroup: 'Adult' },
          { name: 'Ira Quill', age: 9, ageGroup: 'Child' },
        ],
        specialRequests: 'A window seat please',
        totalAmount: 91_998,
        paidAmount: 91_998,
        payments: [{ kind: 'payment', amount: 91_998 }],
        notes: [{ note: 'Quill family, window seat' }],
      },
    ]);
    expect(data.messages.map((one) => one.kind).sort()).toEqual(
      [
        'booking_confirmation',
        'inquiry_acknowledgement',
        'inquiry_notice',
        'privacy_acknowledgement',
        'privacy_notice',
      ].sort(),
    );
    expect(data.consents.map((one) => [one.purpose, one.given]).sort()).toEqual([
      ['booking', true],
      ['cancellation', true],
      ['enquiry', true],
      ['marketing', false],
      ['marketing', true],
      ['terms', true],
    ]);
    expect(data.privacyRequests).toMatchObject([{ kind: 'copy', message: 'Please' }]);
    expect(JSON.stringify(data)).not.toContain('Stranger');
    const [audit] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'privacy_request.exported'));
    expect(audit).toMatchObject({ entityId: id, after: { bookings: 1, inquiries: 1 }, actorType: 'staff' });
  });
});

describe('a correction', () => {
  it('P26 goes to every inquiry and booking, is audited, and the request follows the new address', async () => {
    const { bookingId, inquiryId } = await leaveTraces();
    const { id } = await request('correction');
    const change = { name: 'Tara Quill-Rao', email: 'tara.rao@example.in' };
    const { status, body } = await act<PrivacyOutcome>(id, 'correct', change);
    expect(status).toBe(200);
    const none = { invoices: 0, customers: 0, suppliers: 0, messages: 0, mentions: 0 };
    expect(body.changed).toEqual({ ...none, inquiries: 1, bookings: 1, consents: 6 });
    expect(body.request).toMatchObject(change);
    const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    const [inquiry] = await app.db.select().from(inquiries).where(eq(inquiries.id, inquiryId));
    for (const row of [booking, inquiry]) expect(row).toMatchObject({ ...change, phone: PERSON.phone });
    const [audit] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'booking.corrected'));
    expect(audit).toMatchObject({ before: { name: PERSON.name, email: PERSON.email }, after: change });
    expect((await act<PersonalData>(id, 'export')).body.bookings).toHaveLength(1);
    const again = await act<PrivacyOutcome>(id, 'correct', change);
    expect(again.body.changed).toEqual({ ...none, inquiries: 0, bookings: 0, consents: 0 });
  });

  it('P26 needs something to correct, and something that can be', async () => {
    const { id } = await request('correction');
    for (const [body, field] of [
      [{}, 'name'],
      [{ email: 'no address' }, 'email'],
      [{ phone: '12' }, 'phone'],
      [{ name: ' ' }, 'name'],
    ] as const) {
      const answer = await act(id, 'correct', body);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
  });
});

describe('an erasure', () => {
  it('P26 leaves no trace of the person in any table, and leaves the books as they were', async () => {
    const { bookingId, reference } = await leaveTraces();
    const correction = await request('correction');
    await act(correction.id, 'correct', { phone: '+91 99999 12345' });
    await act(correction.id, 'correct', { name: 'Tara Quill Senior' });
    await act(correction.id, 'close', { status: 'done' });
    const before = await app.bookingOf((await app.db.query.paymentOrders.findFirst())?.providerOrderId ?? '');
    app.setNow(AFTER);
    const { id } = await request('erasure', { message: 'Forget the Nilgiri tahr' });
    const { status, body } = await act<PrivacyOutcome>(id, 'anonymise');
    expect([status, body.changed]).toMatchObject([200, { inquiries: 1, bookings: 1, consents: 6 }]);
    expect(body.request).toMatchObject({ email: PERSON.email.toLowerCase(), erasedAt: AFTER.toISOString() });

    const closed = await act<PrivacyRequestView>(id, 'close', { status: 'done', note: 'Answered by mail' });
    expect(closed.body).toMatchObject({ status: 'done', email: '', message: '', note: 'Answered by mail' });
    const all = await everything();
    expect(TRACES.filter((trace) => all.includes(trace))).toEqual([]);

    // Tax law wants the name on the paper; the ways to reach the person are gone from it.
    const [paper] = await app.db.select().from(documents).where(eq(documents.bookingId, bookingId));
    expect(paper).toMatchObject({
      kind: 'receipt_voucher',
      customerEmail: '',
      paper: { to: { email: '', phone: '' } },
    });
    expect(paper?.customerName).toMatch(/Tara Quill/);

    const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    const { totalAmount, paidAmount, travelDate, bookingDate, status: stays } = before;
    expect(booking).toMatchObject({
      reference,
      totalAmount,
      paidAmount,
      travelDate,
      bookingDate,
      status: stays,
    });
    expect(booking?.accessKey).not.toBe(before.accessKey);
    expect(await app.db.select().from(ledgerEntries)).toMatchObject([{ bookingId, amount: 9_199_800 }]);
    const audit = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, bookingId))
      .orderBy(asc(auditLog.createdAt));
    expect(audit.map((row) => row.action)).toContain('booking.erased');
    expect(audit.find((row) => row.action === 'booking.corrected')).toMatchObject({
      before: { name: '[erased]' },
      after: { name: '[erased]' },
    });
  });

  it('P26 takes the ways to reach the person off hand-written invoices, their papers and what the audit kept', async () => {
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      return data;
    };
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    const path = '/accounts/customer-invoices';
    const made = await app.fetch(path, {
      method: 'POST',
      headers,
      body: form({
        customer_name: PERSON.name,
        customer_email: PERSON.email,
        customer_phone: PERSON.phone,
        customer_address: '4 Mall Road, Shimla',
        invoice_date: '2027-01-10',
        invoice_type: 'final',
        items: JSON.stringify([{ description: 'Visa help', quantity: 1, rate: 1000 }]),
      }),
    });
    const { id: invoiceId } = (await made.json()) as { id: string };
    await app.fetch(`${path}/${invoiceId}`, { method: 'PUT', headers, body: form({ notes: 'Changed' }) });
    await app.staff('POST', `${path}/${invoiceId}/email`, { to: 'office.of@quill.example' });
    const { id } = await request('erasure');
    expect((await act<PersonalData>(id, 'export')).body.invoices).toMatchObject([
      { name: PERSON.name, email: PERSON.email, lines: ['Visa help'], totalAmount: 1180 },
    ]);
    expect((await act<PrivacyOutcome>(id, 'anonymise')).body.changed.invoices).toBe(1);
    const [row] = await app.db.select().from(customerInvoices);
    expect(row).toMatchObject({
      customerName: PERSON.name,
      customerAddress: '4 Mall Road, Shimla',
      customerEmail: '',
      customerPhone: '',
      totalAmount: 118_000,
    });
    await act(id, 'close', { status: 'done' });
    const kept = JSON.stringify([
      row,
      await app.db.select().from(documents),
      await app.db.select().from(auditLog),
      await app.db.select().from(messages),
    ]);
    for (const trace of ['Tara.Quill@', 'tara.quill@', '99999 12345', '@quill.example'])
      expect(kept.includes(trace), trace).toBe(false);
    const pdf = await app.fetch(`${path}/${invoiceId}/download`, { headers });
    expect(pdf.status).toBe(200);
  });

  it('P26 changes nothing the second time, open or closed', async () => {
    await leaveTraces();
    app.setNow(AFTER);
    const { id } = await request('erasure');
    await act(id, 'anonymise');
    const once = await app.db.select().from(bookings);
    const none = { inquiries: 0, bookings: 0, consents: 0 };
    expect((await act<PrivacyOutcome>(id, 'anonymise')).body.changed).toMatchObject(none);
    await act(id, 'close', { status: 'done' });
    expect((await act<PrivacyOutcome>(id, 'anonymise')).body.changed).toMatchObject(none);
    expect(await app.db.select().from(bookings)).toEqual(once);
  });

  it('P26 waits for a journey that is not over, unless it was cancelled', async () => {
    const { bookingId, reference } = await leaveTraces();
    const { id } = await request('erasure');
    const refused = await act(id, 'anonymise');
    expect([refused.status, refused.body.code]).toEqual([409, 'travel_ahead']);
    expect(refused.body.detail).toContain(`${reference} (12 Apr 2027)`);
    expect((await app.db.select().from(inquiries))[0]?.email).toBe(PERSON.email);
    await app.staff('PUT', `/crm/bookings/${bookingId}/status`, { status: 'cancelled' });
    expect((await act(id, 'anonymise')).status).toBe(200);
  });

  it('P26 takes a waiting message out of the queue', async () => {
    await app.post('/inquiries', PERSON);
    await app.db.update(messages).set({ status: 'queued' });
    const { id } = await request('erasure');
    await act(id, 'anonymise');
    const rows = await app.db.select().from(messages).where(eq(messages.kind, 'inquiry_acknowledgement'));
    expect(rows).toMatchObject([{ status: 'not_sent', to: '', text: '', html: '', subject: '' }]);
  });
});

describe('closing', () => {
  it('P26 keeps who closed it and why; a refusal needs a reason, an erasure its erasing', async () => {
    const { id } = await request('erasure');
    expect((await act(id, 'close', { status: 'refused' })).body.fields).toEqual({
      note: 'Say why it is refused',
    });
    expect((await act(id, 'close', { status: 'done' })).status).toBe(422);
    expect((await act(id, 'close', { status: 'open' })).status).toBe(422);
    const closing = { status: 'refused', note: 'It was not you who asked' };
    const closed = await act<PrivacyRequestView>(id, 'close', closing);
    expect(closed.body).toMatchObject({
      ...closing,
      email: PERSON.email.toLowerCase(),
      closedAt: NOW.toISOString(),
    });
    expect(closed.body.handledBy).not.toBe('');
    expect((await act(id, 'close', closing)).status).toBe(200);
    for (const [action, body] of [
      ['export', undefined],
      ['anonymise', undefined],
      ['correct', { name: 'Somebody' }],
      ['close', { status: 'done' }],
    ] as const)
      expect((await act(id, action, body)).body.code).toBe('already_closed');
  });
});

it('B29 the file of the requests has those that match', async () => {
  await request('copy');
  await request('erasure', { name: 'Ravi, Nair' });
  const answer = await app.fetch(
    '/admin/privacy-requests?format=csv&kind=erasure&columns=kind,name,email,status,due',
    { headers: { cookie: await app.loginAsStaff() } },
  );
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const [titles, ...rows] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
  expect(titles).toBe('Asks for,Name,Email,Status,Answer by');
  expect(rows).toEqual([
    expect.stringMatching(/^Erasure,"Ravi, Nair",tara\.quill@example\.in,Open,\d{4}-\d\d-\d\d$/),
  ]);
});
