import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomerLedger } from '#app/contract/accounts.ts';
import type { CrmBooking, CrmStats } from '#app/contract/bookings.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';

import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());

const find = (q: string) => app.crm(`?q=${encodeURIComponent(q)}`);

describe('the list of bookings', () => {
  it('P26 pages, newest first, with the total and links', async () => {
    await app.clear();
    const trip = await addPackage(app.db);
    const references: string[] = [];
    for (let index = 0; index < 5; index++) {
      app.setNow(new Date(Date.UTC(2027, 0, 10, 6, index)));
      const { body } = await app.createOrder(bookingBody(trip.id, { specialRequests: `request ${index}` }));
      references.unshift(body.reference);
    }
    const all = await app.staff<CrmBooking[]>('GET', '/crm/bookings');
    expect([all.headers.get('x-total-count'), all.body.map((one) => one.reference)]).toEqual([
      '5',
      references,
    ]);
    const page = await app.staff<CrmBooking[]>('GET', '/crm/bookings?limit=2&offset=2&status=pending');
    expect(page.body.map((one) => one.reference)).toEqual(references.slice(2, 4));
    expect(page.headers.get('x-total-count')).toBe('5');
    expect(page.headers.get('link')).toContain(
      '</api/crm/bookings?limit=2&offset=4&status=pending>; rel="next"',
    );
    expect(page.headers.get('link')?.match(/rel="\w+"/g)).toEqual([
      'rel="first"',
      'rel="prev"',
      'rel="next"',
      'rel="last"',
    ]);
    const oldest = await app.staff<CrmBooking[]>('GET', '/crm/bookings?sort=oldest&limit=1');
    expect(oldest.body[0]?.reference).toBe(references.at(-1));
    const paid = await app.staff<CrmBooking[]>('GET', '/crm/bookings?paymentStatus=completed');
    expect([paid.body, paid.headers.get('x-total-count')]).toEqual([[], '0']);
  });

  it('P17 is for staff only', async () => {
    for (const path of ['/crm/bookings', '/crm/stats', '/accounts/customer-ledger/asha@example.in']) {
      expect((await app.json(path)).status).toBe(401);
    }
  });

  it('SEC-12 search text is taken as it is written', async () => {
    for (const name of ["Meera O'Brien", '100% Sharma', 'A_B Rao', 'C\\D Roy', 'Plain (Name)', 'Smiley 😀']) {
      await app.order({ name, email: `${name.length}@search.example` });
    }
    expect((await find("O'Brien")).map((one) => one.name)).toEqual(["Meera O'Brien"]);
    expect((await find('%')).map((one) => one.name)).toEqual(['100% Sharma']);
    expect((await find('_')).map((one) => one.name)).toEqual(['A_B Rao']);
    expect((await find('\\')).map((one) => one.name)).toEqual(['C\\D Roy']);
    expect((await find('(')).map((one) => one.name)).toEqual(['Plain (Name)']);
    expect((await find('😀')).map((one) => one.name)).toEqual(['Smiley 😀']);
    for (const odd of ["' OR 1=1--", '[', '\u0000', '"; drop table bookings'])
      expect(await find(odd)).toEqual([]);
    expect((await app.staff('GET', `/crm/bookings?q=${'x'.repeat(201)}`)).status).toBe(422);
  });

  it('P26 finds by e-mail, phone, reference and title, in any case', async () => {
    const trip = await addPackage(app.db, { title: 'Spiti by Bullet' });
    const { body } = await app.createOrder(
      bookingBody(trip.id, { email: 'nina@find.example', phone: '+91 91234 50001' }),
    );
    for (const q of ['NINA@find', '91234 50001', body.reference.toLowerCase(), 'spiti BY']) {
      expect((await find(q)).map((one) => one.reference)).toEqual([body.reference]);
    }
  });
});

describe('status and notes', () => {
  it('SEC-18 only the four statuses are taken; an unknown id is 404; the stored value stays', async () => {
    const order = await app.order();
    const { id } = await app.bookingOf(order.orderId);
    for (const status of ['CONFIRMED', 'banana', '', null, 1, ['confirmed']]) {
      expect((await app.staff('PUT', `/crm/bookings/${id}/status`, { status })).status).toBe(422);
    }
    expect((await app.staff('PUT', '/crm/bookings/bkg_unknown/status', { status: 'confirmed' })).status).toBe(
      404,
    );
    expect((await app.staff('PUT', '/crm/bookings/%00/status', { status: 'confirmed' })).status).toBe(404);
    expect((await app.bookingOf(order.orderId)).status).toBe('pending');
  });

  it('P26 a change is audited with who made it, and the figures follow at once', async () => {
    await app.clear();
    const order = await app.order();
    const { id } = await app.bookingOf(order.orderId);
    expect((await app.staff<CrmStats>('GET', '/crm/stats')).body).toMatchObject({
      total_bookings: 1,
      confirmed_bookings: 0,
    });
    const changed = await app.staff<CrmBooking>('PUT', `/crm/bookings/${id}/status`, { status: 'completed' });
    expect(changed.body).toMatchObject({ bookingStatus: 'completed', paymentStatus: 'pending' });
    expect((await app.staff<CrmStats>('GET', '/crm/stats')).body).toEqual({
      total_inquiries: 0,
      new_inquiries: 0,
      in_progress_inquiries: 0,
      oldest_in_progress: null,
      total_bookings: 1,
      listed_bookings: 1,
      confirmed_bookings: 1,
      total_revenue: 45_999,
      pending_revenue: 45_999,
    });
    await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'cancelled' });
    expect((await app.staff<CrmStats>('GET', '/crm/stats')).body).toMatchObject({
      total_bookings: 0,
      listed_bookings: 1,
      total_revenue: 0,
    });
    // The tab counts what the list under it shows.
    expect((await app.staff<CrmBooking[]>('GET', '/crm/bookings')).body).toHaveLength(1);
    const audit = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(asc(auditLog.createdAt));
    const last = audit.filter((row) => row.action === 'booking.status_changed');
    expect(last).toHaveLength(2);
    expect(last.every((row) => row.actorType === 'staff' && row.actorName !== '')).toBe(true);
  });

  it('P26 the figures count the deposit as received and the rest as pending', async () => {
    await app.clear();
    const order = await app.order({ paymentOption: 'partial' });
    await app.verify(app.payments.pay(order.orderId));
    await app.order({ email: 'unpaid@example.in' });
    expect((await app.staff<CrmStats>('GET', '/crm/stats')).body).toMatchObject({
      total_bookings: 2,
      confirmed_bookings: 1,
      total_revenue: 45_999,
      pending_revenue: 34_499.25,
    });
  });

  it('P26 notes keep their author and their lines; blank and huge ones are refused', async () => {
    const order = await app.order();
    const { id } = await app.bookingOf(order.orderId);
    const path = `/crm/bookings/${id}/notes`;
    await app.staff('POST', path, { note: 'Called: wants a window seat' });
    app.setNow(new Date(NOW.getTime() + 60_000));
    const second = await app.staff<CrmBooking>('POST', path, { note: 'Second line\nwith more' });
    expect(second.body.notes.map((one) => one.note)).toEqual([
      'Called: wants a window seat',
      'Second line\nwith more',
    ]);
    expect(second.body.notes[0]?.author).not.toBe('');
    for (const note of ['', '   ', 'x'.repeat(4001), null])
      expect((await app.staff('POST', path, { note })).status).toBe(422);
    expect((await app.staff('POST', '/crm/bookings/nothing/notes', { note: 'x' })).status).toBe(404);
  });
});

describe('the customer ledger', () => {
  const ledger = (email: string) => app.staff<CustomerLedger>('GET', `/accounts/customer-ledger/${email}`);

  it('SEC-20 a plus is literal, case does not matter, slashes and NUL are no 500', async () => {
    const order = await app.order({ email: 'Asha+Goa@example.in', paymentOption: 'partial' });
    await app.verify(app.payments.pay(order.orderId));
    for (const email of ['asha+goa@example.in', 'ASHA%2BGOA@EXAMPLE.IN', 'Asha%2Bgoa%40example.in']) {
      const answer = await ledger(email);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        customer: { email: 'Asha+Goa@example.in', name: 'Asha Verma' },
        summary: {
          total_bookings: 1,
          total_spent: 45_999,
          total_paid: 11_499.75,
          outstanding_amount: 34_499.25,
        },
        transactions: [
          {
            reference: order.reference,
            amount: 45_999,
            paid: 11_499.75,
            balance: 34_499.25,
            invoice_number: null,
          },
        ],
      });
    }
    for (const odd of [
      'asha%20goa@example.in',
      'a/b@example.in',
      'a%2Fb@example.in',
      '%00',
      '%',
      '%E0%A4%A',
      "'%20OR%201=1--",
      '%25',
    ]) {
      const answer = await ledger(odd);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const unknown = await ledger('nobody@example.in');
    expect([unknown.status, unknown.body.detail]).toEqual([404, 'No customer with this email.']);
  });

  it('SEC-20 unpaid bookings make a customer without transactions', async () => {
    await app.order({ email: 'waiting@example.in' });
    expect((await ledger('waiting@example.in')).body).toMatchObject({
      summary: { total_bookings: 0 },
      transactions: [],
    });
  });
});
