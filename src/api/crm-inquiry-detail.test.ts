import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import type { InquiryDetail } from '#app/contract/crm-inquiry-detail.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { insertInquiry } from '#tests/factories/inquiries.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  await app.db.delete(inquiries);
});
afterAll(() => app.close());

describe('one inquiry', () => {
  it('B03 has its notes, its history, and what else the same person asked and booked', async () => {
    await insertInquiry(app, 'inq_a', { email: 'Asha@example.in', source: 'visa', destination: 'Japan' });
    await insertInquiry(app, 'inq_b', {
      email: 'asha@example.in',
      destination: 'Goa',
      createdAt: new Date(0),
    });
    await insertInquiry(app, 'inq_other');
    const { reference } = await app.order({ name: 'Asha Rao', email: 'ASHA@example.in' });
    await app.staff('PUT', '/crm/inquiries/inq_a/status', { status: 'in_progress' });
    await app.staff('POST', '/crm/inquiries/inq_a/notes', { note: 'Wants a window seat' });
    const { body } = await app.staff<InquiryDetail>('GET', '/crm/inquiries/inq_a');
    expect(body).toMatchObject({ id: 'inq_a', noteCount: 1, allNotes: [{ note: 'Wants a window seat' }] });
    expect(body.others).toMatchObject([
      { kind: 'booking', reference, status: 'pending', totalAmount: 45_999 },
      { kind: 'inquiry', id: 'inq_b', title: 'Quote: Goa', status: 'new' },
    ]);
    expect(body.history.map(({ action }) => action).sort()).toEqual(['Note added', 'Status changed']);
    for (const unknown of ['inq_none', '%00'])
      expect((await app.staff('GET', `/crm/inquiries/${unknown}`)).status).toBe(404);
  });
});

describe('lists and files', () => {
  it('B03 a list has the first two notes of a count, a file all of them', async () => {
    await insertInquiry(app, 'inq_a');
    for (const note of ['One', 'Two', 'Three']) {
      await app.staff('POST', '/crm/inquiries/inq_a/notes', { note });
      app.setNow(new Date(app.ctx.now().getTime() + 1000));
    }
    const { body } = await app.staff<CrmInquiry[]>('GET', '/crm/inquiries');
    expect(body[0]?.notes.map(({ note }) => note)).toEqual(['One', 'Two']);
    expect(body[0]?.noteCount).toBe(3);
    const cookie = await app.loginAsStaff();
    const csv = await app.fetch('/crm/inquiries?format=csv&status=new&columns=name,waiting,assignee,notes', {
      headers: { cookie },
    });
    const text = await csv.text();
    expect(text).toContain('Name,Waiting since,Assigned to,Notes');
    expect(text).toContain('Three');
  });
});
