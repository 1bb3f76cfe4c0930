import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CrmBooking } from '#app/contract/bookings.ts';
import type {
  BulkBookingsAnswer,
  BulkInquiriesAnswer,
  CrmOverview,
  ReplyReport,
  StaffName,
} from '#app/contract/crm-desk.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerRecords } from '#app/db/schema/customers.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import type { InquiryStatus } from '#app/domain/inquiry.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { insertInquiry } from '#tests/factories/inquiries.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';
import { addStaff } from '#tests/support/staff-member.ts';

const HOUR = 3_600_000;
let app: BookingApp;
let me: StaffName;
beforeAll(async () => {
  app = await createBookingApp();
  me = (await app.staff<StaffName[]>('GET', '/crm/staff')).body[0] ?? { id: '', name: '' };
});
beforeEach(async () => {
  await app.clear();
  await app.db.delete(inquiries);
  figuresChanged(app.ctx);
});
afterAll(() => app.close());

const addInquiry = (id: string, change: Partial<typeof inquiries.$inferInsert> = {}) =>
  insertInquiry(app, id, change);

const inquiryIds = async (query: string) =>
  (await app.staff<CrmInquiry[]>('GET', `/crm/inquiries?${query}`)).body.map(({ id }) => id);
const bookingNames = async (query: string) =>
  (await app.staff<CrmBooking[]>('GET', `/crm/bookings?${query}`)).body.map(({ name }) => name);
const bulk = <Answer>(list: string, body: object) => app.staff<Answer>('POST', `/crm/${list}/bulk`, body);

async function book(name: string, travelDate = '2027-04-12'): Promise<string> {
  const { reference } = await app.order({ name, travelDate });
  const [row] = await app.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row?.id ?? '';
}

describe('who looks after what', () => {
  it('B03 an inquiry is given to somebody, to oneself and to nobody; the audit says both by name', async () => {
    await addInquiry('inq_a');
    const sales = await addStaff(app, 'sales');
    const give = (assignee_id: unknown) =>
      app.staff<CrmInquiry>('PUT', '/crm/inquiries/inq_a/assignee', { assignee_id });
    expect((await give(sales.id)).body).toMatchObject({ assigneeId: sales.id, assigneeName: 'A sales' });
    expect(await inquiryIds('assignee=me')).toEqual([]);
    expect(await inquiryIds(`assignee=${sales.id}`)).toEqual(['inq_a']);
    expect((await give(me.id)).body.assigneeName).toBe(me.name);
    expect(await inquiryIds('assignee=me')).toEqual(['inq_a']);
    expect((await give(null)).body).toMatchObject({ assigneeId: null, assigneeName: '' });
    expect(await inquiryIds('assignee=none')).toEqual(['inq_a']);
    const audit = await app.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entityId, 'inq_a'), eq(auditLog.action, 'inquiry.assigned')))
      .orderBy(asc(auditLog.createdAt), asc(sql`${auditLog.after} ->> 'assignee'`));
    expect(audit).toHaveLength(3);
    expect(audit).toContainEqual({ before: { assignee: 'A sales' }, after: { assignee: me.name } });
  });

  it('SEC-18 nobody but active staff who may do the work can be chosen', async () => {
    await addInquiry('inq_a');
    const id = await book('Asha Rao');
    const writer = await addStaff(app, 'content');
    for (const path of ['/crm/inquiries/inq_a/assignee', `/crm/bookings/${id}/assignee`]) {
      for (const wrong of ['usr_nobody', '\u0000', writer.id]) {
        const answer = await app.staff<{ fields?: object }>('PUT', path, { assignee_id: wrong });
        expect(answer.status).toBe(422);
        expect(answer.body.fields).toHaveProperty('assignee_id');
      }
      for (const wrong of ['', 7, undefined])
        expect((await app.staff('PUT', path, { assignee_id: wrong })).status).toBe(422);
    }
    expect((await app.staff('PUT', '/crm/bookings/none/assignee', { assignee_id: me.id })).status).toBe(404);
    expect((await app.staff<StaffName[]>('GET', '/crm/staff')).body.map((one) => one.id)).not.toContain(
      writer.id,
    );
  });
});

describe('filters', () => {
  it('B03 says since when a person waits, and sorts by it; an answered or closed one does not wait', async () => {
    const at = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
    await addInquiry('inq_new', { createdAt: at(1) });
    await addInquiry('inq_old', { createdAt: at(30), status: 'in_progress' });
    await addInquiry('inq_answered', { createdAt: at(40), answeredAt: at(39) });
    await addInquiry('inq_closed', { createdAt: at(50), status: 'closed' });
    expect(await inquiryIds('waiting=yes&sort=waiting')).toEqual(['inq_old', 'inq_new']);
    expect(await inquiryIds('sort=waiting')).toEqual(['inq_old', 'inq_new', 'inq_closed', 'inq_answered']);
    const { body } = await app.staff<CrmInquiry[]>('GET', '/crm/inquiries');
    expect(body.map((one) => one.waitingSince)).toEqual([
      at(1).toISOString(),
      at(30).toISOString(),
      null,
      null,
    ]);
  });

  it('B03 the days are those of the agency, both included', async () => {
    await addInquiry('inq_before', { createdAt: new Date('2027-01-09T18:29:59Z') });
    await addInquiry('inq_first', { createdAt: new Date('2027-01-09T18:30:00Z') });
    await addInquiry('inq_last', { createdAt: new Date('2027-01-10T18:29:59Z') });
    await addInquiry('inq_after', { createdAt: new Date('2027-01-10T18:30:00Z') });
    expect(await inquiryIds('start_date=2027-01-10&end_date=2027-01-10&sort=oldest')).toEqual([
      'inq_first',
      'inq_last',
    ]);
    expect((await app.staff('GET', '/crm/inquiries?start_date=2027-02-30')).status).toBe(422);
  });

  it('B08 bookings are found by status, payment, person and days of travel, the soonest first', async () => {
    const later = await book('Later', '2027-06-01');
    app.setNow(new Date(NOW.getTime() + 1000));
    await book('Sooner', '2027-05-02');
    app.setNow(new Date(NOW.getTime() + 2000));
    await book('Other month', '2027-07-01');
    await app.staff('PUT', `/crm/bookings/${later}/assignee`, { assignee_id: me.id });
    expect(await bookingNames('start_date=2027-05-01&end_date=2027-06-30')).toEqual(['Sooner', 'Later']);
    expect(await bookingNames('start_date=2027-05-01&end_date=2027-06-30&sort=oldest')).toEqual([
      'Later',
      'Sooner',
    ]);
    expect(await bookingNames('assignee=me')).toEqual(['Later']);
    expect(await bookingNames('assignee=none&paymentStatus=pending&sort=travel')).toEqual([
      'Sooner',
      'Other month',
    ]);
    expect(await bookingNames('assignee=none&status=confirmed')).toEqual([]);
  });

  it('B02 the board’s counts obey the other filters and follow at once', async () => {
    await addInquiry('inq_a');
    await addInquiry('inq_b', { source: 'visa', status: 'in_progress' });
    const counts = async (query = '') =>
      (await app.staff<Record<InquiryStatus, number>>('GET', `/crm/inquiries/board-counts?${query}`)).body;
    expect(await counts()).toEqual({ new: 1, in_progress: 1, resolved: 0, closed: 0 });
    expect(await counts('source=visa')).toEqual({ new: 0, in_progress: 1, resolved: 0, closed: 0 });
    await app.staff('PUT', '/crm/inquiries/inq_a/status', { status: 'closed' });
    expect(await counts()).toEqual({ new: 0, in_progress: 1, resolved: 0, closed: 1 });
    await book('Asha Rao');
    expect((await app.staff('GET', '/crm/bookings/board-counts')).body).toEqual({
      pending: 1,
      confirmed: 0,
      cancelled: 0,
      completed: 0,
    });
  });

  it('B02 the overview knows the weeks of the agency, where inquiries stand and who waits', async () => {
    // A Sunday of the agency, half an hour before and after midnight.
    await addInquiry('inq_a', { createdAt: new Date('2027-01-03T18:00:00Z') });
    await addInquiry('inq_b', { createdAt: new Date('2027-01-03T19:00:00Z'), status: 'in_progress' });
    await addInquiry('inq_c', { status: 'closed' });
    const { body } = await app.staff<CrmOverview>('GET', '/crm/overview');
    expect(body.by_week).toHaveLength(12);
    expect(body.by_week.slice(-2)).toEqual([
      { from: '2026-12-28', count: 1 },
      { from: '2027-01-04', count: 2 },
    ]);
    expect(body).toMatchObject({
      by_status: { new: 1, in_progress: 1, resolved: 0, closed: 1 },
      waiting: 2,
      waiting_too_long: 2,
      waiting_since: '2027-01-03T18:00:00.000Z',
    });
  });

  describe('the report of replies', () => {
    const report = async (query = '') =>
      (await app.staff<ReplyReport>('GET', `/crm/reply-report${query}`)).body;
    const reply = (
      inquiryId: string,
      sentAt: Date | null,
      change: Partial<typeof messages.$inferInsert> = {},
    ) =>
      app.db.insert(messages).values({
        id: `msg_${crypto.randomUUID()}`,
        channel: 'email',
        kind: 'staff',
        to: 'a@example.in',
        text: 'Hello',
        messageId: crypto.randomUUID(),
        status: sentAt ? 'sent' : 'failed',
        inquiryId,
        sentAt,
        ...change,
      });
    const later = (hours: number) => new Date(NOW.getTime() - 48 * HOUR + hours * HOUR);

    beforeEach(() => app.db.delete(messages));

    it('B02 is empty where nothing came in', async () => {
      expect(await report('?start_date=2020-01-01&end_date=2020-01-31')).toEqual({
        inquiries: 0,
        replied: 0,
        median_reply_minutes: null,
        replied_in_time_percent: null,
        booked: 0,
        booked_percent: null,
      });
    });

    it('B02 takes the first message of staff that was handed over; who still has time counts in no share', async () => {
      for (const id of ['inq_a', 'inq_b', 'inq_c', 'inq_d'])
        await addInquiry(id, { createdAt: later(0), answeredAt: later(30) });
      await addInquiry('inq_new');
      await reply('inq_a', later(1));
      await reply('inq_a', later(30));
      await reply('inq_b', later(5));
      await reply('inq_c', later(30));
      await reply('inq_d', null);
      await reply('inq_d', later(2), { kind: 'inquiry_acknowledgement' });
      await reply('inq_d', later(2), { direction: 'in', kind: 'received' });
      expect(await report()).toMatchObject({
        inquiries: 5,
        replied: 3,
        median_reply_minutes: 300,
        replied_in_time_percent: 50,
      });
    });

    it('B02 counts who booked afterwards by e-mail or as one customer, once, and only what was sold', async () => {
      const start = new Date(NOW.getTime() - HOUR);
      for (const id of ['inq_mail', 'inq_joined', 'inq_late', 'inq_open', 'inq_gone'])
        await addInquiry(id, { createdAt: start });
      await addInquiry('inq_erased', { createdAt: start, email: '' });
      const [mail, joined, open] = [await book('One'), await book('Two'), await book('Three')];
      const put = (id: string, change: Partial<typeof bookings.$inferInsert>) =>
        app.db.update(bookings).set(change).where(eq(bookings.id, id));
      await put(mail, { email: 'INQ_mail@example.in', status: 'confirmed' });
      await put(joined, { email: 'other@example.in', status: 'completed' });
      await put(open, { email: 'inq_open@example.in' });
      const earlier = await book('Four');
      await put(earlier, {
        email: 'inq_late@example.in',
        status: 'confirmed',
        createdAt: new Date(start.getTime() - HOUR),
      });
      const customer = await app.staff<{ id: string }>('POST', '/customers', {
        name: 'Two',
        email: 'two@example.in',
        phone: '+91 98160 11122',
      });
      await app.db.insert(customerRecords).values([
        { customerId: customer.body.id, kind: 'inquiry', recordId: 'inq_joined' },
        { customerId: customer.body.id, kind: 'booking', recordId: joined },
      ]);
      expect(await report()).toMatchObject({ inquiries: 6, booked: 2, booked_percent: 33 });
    });

    it('B02 takes the days of the agency, and names a wrong one', async () => {
      await addInquiry('inq_a', { createdAt: new Date('2027-01-03T18:00:00Z') });
      await addInquiry('inq_b', { createdAt: new Date('2027-01-03T19:00:00Z') });
      expect((await report('?start_date=2027-01-04&end_date=2027-01-04')).inquiries).toBe(1);
      expect((await report('?end_date=2027-01-03')).inquiries).toBe(1);
      const { body, status } = await app.staff('GET', '/crm/reply-report?start_date=soon');
      expect([status, Object.keys(Object(body.fields))]).toEqual([422, ['start_date']]);
    });
  });

  it('P26 a page is counted without being full, a full one by its filter; a search stops at 1,000', async () => {
    await app.db.execute(sql`insert into inquiries (id, source, name, email, phone, created_at)
      select 'inq_' || n, case n % 2 when 0 then 'visa' else 'general' end, 'Asha ' || n, 'a@example.in', '', ${NOW.toISOString()}
      from generate_series(1, 1203) n`);
    figuresChanged(app.ctx);
    const total = async (query: string) => {
      const { headers } = await app.staff('GET', `/crm/inquiries?${query}`);
      return [headers.get('x-total-count'), headers.get('x-total-more')];
    };
    expect(await total('limit=25')).toEqual(['1203', null]);
    expect(await total('limit=25&status=closed')).toEqual(['0', null]);
    expect(await total('limit=25&source=visa')).toEqual(['601', null]);
    expect(await total('limit=25&offset=1200')).toEqual(['1203', null]);
    expect(await total('limit=25&q=asha')).toEqual(['1000', 'yes']);
    expect(await total('limit=25&q=asha&offset=1100')).toEqual(['1125', 'yes']);
    expect(await total('limit=25&q=asha&offset=1200')).toEqual(['1203', null]);
    expect(await total('limit=25&q=asha%2012')).toEqual(['15', null]);
  });
});

describe('many at once', () => {
  it('B03 answers the values before, with which Undo puts them back', async () => {
    await addInquiry('inq_a', { status: 'in_progress' });
    await addInquiry('inq_b', { assigneeId: me.id });
    await addInquiry('inq_c', { status: 'closed', assigneeId: me.id });
    const { body } = await bulk<BulkInquiriesAnswer>('inquiries', {
      ids: ['inq_c', 'inq_b', 'inq_a', 'inq_gone', 'inq_a'],
      status: 'closed',
      assignee_id: me.id,
    });
    expect(body.changed).toEqual([
      { id: 'inq_a', status: 'in_progress', assigneeId: null },
      { id: 'inq_b', status: 'new', assigneeId: me.id },
    ]);
    expect(body.skipped).toEqual([
      { id: 'inq_c', reason: 'unchanged' },
      { id: 'inq_gone', reason: 'missing' },
    ]);
    expect(await inquiryIds('status=closed&assignee=me&sort=oldest')).toEqual(['inq_a', 'inq_b', 'inq_c']);
    expect(await app.db.$count(auditLog, eq(auditLog.action, 'inquiry.status_changed'))).toBe(2);
    expect(await app.db.$count(auditLog, eq(auditLog.action, 'inquiry.assigned'))).toBe(1);
  });

  it('B08 bookings change all or none, and two of these in parallel end', async () => {
    const ids = [await book('One'), await book('Two'), await book('Three')];
    const [first, second] = await Promise.all([
      bulk<BulkBookingsAnswer>('bookings', { ids, status: 'confirmed' }),
      bulk<BulkBookingsAnswer>('bookings', { ids: ids.toReversed(), status: 'confirmed' }),
    ]);
    expect([first.body.changed.length, second.body.changed.length].sort()).toEqual([0, 3]);
    const refused = await bulk('bookings', { ids, status: 'completed', assignee_id: 'usr_nobody' });
    expect(refused.status).toBe(422);
    expect(await bookingNames('status=completed')).toEqual([]);
  });

  it('SEC-18 a wrong status, no change, no ids and too many ids are refused', async () => {
    await addInquiry('inq_a');
    const ids = ['inq_a'];
    for (const body of [
      { ids, status: 'done' },
      { ids, status: '' },
      { ids },
      { ids: [], status: 'new' },
      { ids: 'inq_a', status: 'new' },
      { ids: Array.from({ length: 201 }, (_, n) => `inq_${n}`), status: 'new' },
      { ids: [7], status: 'new' },
    ]) {
      const { status, body: answer } = await bulk<{ fields: Record<string, string> }>('inquiries', body);
      expect(status).toBe(422);
      // In words of people, each with its field.
      expect(Object.values(answer.fields)).not.toHaveLength(0);
      expect(JSON.stringify(answer.fields)).not.toMatch(/Invalid (input|option)|Too (small|big)/);
    }
    expect((await bulk<BulkInquiriesAnswer>('inquiries', { ids: ['\u0000'], status: 'new' })).body).toEqual({
      changed: [],
      skipped: [{ id: '\u0000', reason: 'missing' }],
    });
    expect(await inquiryIds('status=new')).toEqual(ids);
  });
});
