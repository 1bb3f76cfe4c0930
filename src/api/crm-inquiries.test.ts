import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CrmStats } from '#app/contract/bookings.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { consents, inquiries } from '#app/db/schema/inquiries.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  await app.db.delete(inquiries);
  await app.db.delete(consents);
  figuresChanged(app.ctx);
});
afterAll(() => app.close());

const person = { name: 'Shreya Kapoor', email: 'shreya@example.in', phone: '+91 98110 45230' };
const list = (query = '') => app.staff<CrmInquiry[]>('GET', `/crm/inquiries${query}`);
const find = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).body.map((one) => one.name);

async function ask(change: Record<string, unknown> = {}): Promise<CrmInquiry> {
  const sent = await app.post('/inquiries', { ...person, ...change });
  if (sent.status !== 201) throw new Error(`the form answered ${sent.status}`);
  const [newest] = (await list('?limit=1')).body;
  if (!newest) throw new Error('the inquiry is not in the list');
  return newest;
}

describe('the list of inquiries', () => {
  it('B03 has every form’s inquiries with their source and what only that form asks', async () => {
    await ask({ destination: 'Europe', message: 'Two <b>weeks</b>' });
    app.setNow(new Date(NOW.getTime() + 60_000));
    await app.post('/visa-enquiries', {
      ...person,
      destination_country: 'Japan',
      nationality: 'Indian',
      travel_date: '2027-05-01',
      visa_type: 'Tourist',
    });
    app.setNow(new Date(NOW.getTime() + 120_000));
    await app.post('/enquiries', {
      ...person,
      package_title: 'Char Dham Yatra',
      budget: 'about 80,000',
      number_of_travelers: 3,
    });
    const { body, headers } = await list();
    expect(body).toMatchObject([
      {
        source: 'package',
        details: { package_title: 'Char Dham Yatra', budget: 'about 80,000', number_of_travelers: 3 },
      },
      {
        source: 'visa',
        destination: 'Japan',
        details: { visa_type: 'Tourist', travel_date: '2027-05-01', nationality: 'Indian' },
      },
      {
        source: 'general',
        ...person,
        destination: 'Europe',
        message: 'Two <b>weeks</b>',
        status: 'new',
        notes: [],
        createdAt: NOW.toISOString(),
      },
    ]);
    expect(headers.get('x-total-count')).toBe('3');
    expect((await list('?source=visa')).body.map((one) => one.source)).toEqual(['visa']);
    expect((await list('?sort=oldest&limit=1')).body[0]?.source).toBe('general');
    const page = await list('?limit=1&offset=1&status=new');
    expect(page.body.map((one) => one.source)).toEqual(['visa']);
    expect(page.headers.get('link')).toContain(
      '</api/crm/inquiries?limit=1&offset=2&status=new>; rel="next"',
    );
    expect((await list('?status=closed')).body).toEqual([]);
    for (const wrong of ['status=done', 'source=fax', 'sort=up', 'limit=0', `q=${'x'.repeat(201)}`])
      expect((await list(`?${wrong}`)).status).toBe(422);
  });

  it('SEC-12 search text is taken as it is written', async () => {
    for (const name of ["Meera O'Brien", '100% Sharma', 'A_B Rao', 'C\\D Roy', 'Plain (Name)', 'Smiley 😀'])
      await ask({ name });
    expect(await find("O'Brien")).toEqual(["Meera O'Brien"]);
    expect(await find('%')).toEqual(['100% Sharma']);
    expect(await find('_')).toEqual(['A_B Rao']);
    expect(await find('\\')).toEqual(['C\\D Roy']);
    expect(await find('(')).toEqual(['Plain (Name)']);
    expect(await find('😀')).toEqual(['Smiley 😀']);
    for (const odd of ["' OR 1=1--", '[', '\u0000', '"; drop table inquiries'])
      expect(await find(odd)).toEqual([]);
  });

  it('B03 finds by e-mail, phone, destination, message and trip, in any case', async () => {
    await app.post('/enquiries', { ...person, package_title: 'Spiti by Bullet', message: 'With a sidecar' });
    await ask({ name: 'Somebody Else', email: 'else@example.in', phone: '9000000001', destination: 'Dubai' });
    for (const q of ['SHREYA@', '98110 45230', 'SIDECAR', 'spiti BY'])
      expect(await find(q)).toEqual(['Shreya Kapoor']);
    expect(await find('dubai')).toEqual(['Somebody Else']);
  });

  it('P17 is for staff only', async () => {
    for (const [method, path] of [
      ['GET', '/crm/inquiries'],
      ['PUT', '/crm/inquiries/inq_1/status'],
      ['POST', '/crm/inquiries/inq_1/notes'],
    ])
      expect((await app.json(path ?? '', { method })).status).toBe(401);
  });
});

describe('status, notes and figures', () => {
  it('SEC-18 only the four statuses are taken; an unknown id is 404; the stored value stays', async () => {
    const { id } = await ask();
    for (const status of ['NEW', 'done', '', null, 1, ['closed']])
      expect((await app.staff('PUT', `/crm/inquiries/${id}/status`, { status })).status).toBe(422);
    for (const unknown of ['inq_unknown', '%00'])
      expect((await app.staff('PUT', `/crm/inquiries/${unknown}/status`, { status: 'new' })).status).toBe(
        404,
      );
    expect((await list()).body[0]?.status).toBe('new');
  });

  it('B02 B03 a change is saved and audited at once, and the figures follow', async () => {
    const { id, createdAt } = await ask();
    await ask({ email: 'second@example.in' });
    const stats = async () => (await app.staff<CrmStats>('GET', '/crm/stats')).body;
    expect(await stats()).toMatchObject({
      total_inquiries: 2,
      new_inquiries: 2,
      in_progress_inquiries: 0,
      oldest_in_progress: null,
    });
    for (const status of ['in_progress', 'in_progress'])
      expect(
        (await app.staff<CrmInquiry>('PUT', `/crm/inquiries/${id}/status`, { status })).body,
      ).toMatchObject({ id, status });
    expect(await stats()).toMatchObject({
      total_inquiries: 2,
      new_inquiries: 1,
      in_progress_inquiries: 1,
      oldest_in_progress: createdAt,
    });
    expect((await list('?status=in_progress')).body.map((one) => one.id)).toEqual([id]);
    const audit = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'inquiry.status_changed')))
      .orderBy(asc(auditLog.createdAt));
    expect(audit).toMatchObject([
      { actorType: 'staff', before: { status: 'new' }, after: { status: 'in_progress' } },
    ]);
  });

  it('B03 notes keep their author, order and lines; blank and huge ones are refused', async () => {
    const { id } = await ask();
    const path = `/crm/inquiries/${id}/notes`;
    await app.staff('POST', path, { note: 'Prefers boutique stays' });
    app.setNow(new Date(NOW.getTime() + 60_000));
    const second = await app.staff<CrmInquiry>('POST', path, { note: 'Called\nBudget 2 lakh' });
    expect(second.body.notes.map((one) => one.note)).toEqual([
      'Prefers boutique stays',
      'Called\nBudget 2 lakh',
    ]);
    expect(second.body.notes[0]?.author).not.toBe('');
    for (const note of ['', '  ', 'x'.repeat(4001), null])
      expect((await app.staff('POST', path, { note })).status).toBe(422);
    expect((await app.staff('POST', '/crm/inquiries/nothing/notes', { note: 'x' })).status).toBe(404);
    expect((await list()).body[0]?.notes).toHaveLength(2);
  });
});
