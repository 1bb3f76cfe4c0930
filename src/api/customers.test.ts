import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Customer, CustomerStats } from '#app/contract/customers.ts';
import type { SearchGroup } from '#app/contract/search.ts';
import type { TodayView } from '#app/contract/today.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { callLogs, customers } from '#app/db/schema/customers.ts';
import { type CustomersApp, createCustomersApp } from '#tests/support/customers-app.ts';

let app: CustomersApp;
beforeAll(async () => {
  app = await createCustomersApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const ids = (rows: Customer[]) => rows.map((row) => row.name);

describe('adding and changing', () => {
  it('B12 keeps the number in E.164 and starts on New Leads with the defaults', async () => {
    const { status, body } = await app.staff<Customer>('POST', '/customers/', {
      name: '  Ananya Raghavan ',
      email: 'Ananya.R@example.in',
      phone: '098450 11762',
      travel_interests: ['family', 'luxury', 'family'],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Ananya Raghavan',
      email: 'Ananya.R@example.in',
      phone: '+919845011762',
      customer_list: 'new_lead',
      lead_source: 'website',
      travel_interests: ['family', 'luxury'],
      call_status: 'new_lead',
      calls_count: 0,
      call_logs: [],
      packages_sent: [],
      needs_follow_up: true,
    });
    const sum = body.lead_score_parts.reduce((total, part) => total + part.points, 0);
    expect(body.lead_score).toBe(sum);
    const [audit] = await app.db.select().from(auditLog).where(eq(auditLog.entityId, body.id));
    expect(audit).toMatchObject({ action: 'customer.created', after: { phone: '+919845011762' } });
  });

  it('SEC-13 what only the server decides is not read from a body', async () => {
    const forged = {
      id: 'cus_mine',
      lead_score: 100,
      call_status: 'converted',
      customer_list: 'sale_list',
      created_at: '2001-01-01T00:00:00Z',
      calls_count: 7,
      ...JSON.parse('{"__proto__": {"isAdmin": true}}'),
    };
    const made = await app.add(forged);
    expect(made.id).not.toBe('cus_mine');
    expect(made).toMatchObject({ customer_list: 'new_lead', call_status: 'new_lead', calls_count: 0 });
    const { body } = await app.staff<Customer>('PUT', `/customers/${made.id}`, {
      ...forged,
      country: 'Nepal',
    });
    expect(body).toEqual({ ...made, country: 'Nepal', version: 2 });
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it.each(['12345', 'abc', '+', '+91 00000 00000', '1'.repeat(25), '', '98765 4321', '7777777777'])(
    'MSG-06 the number "%s" is refused with its field, and nothing is stored',
    async (phone) => {
      const { status, body } = await app.staff('POST', '/customers', {
        name: 'A',
        email: 'a@example.in',
        phone,
      });
      expect([status, Object.keys(Object(body.fields))]).toEqual([422, ['phone']]);
      expect(await app.db.select().from(customers)).toEqual([]);
    },
  );

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['lead_source', { lead_source: 'tv' }],
    ['travel_interests.0', { travel_interests: ['shopping'] }],
    ['gstin', { gstin: '02AAACS1234A1Z0' }],
    ['state', { state: '99x' }],
    ['notes', { notes: 'x'.repeat(5001) }],
  ])('B12 a wrong %s is named', async (field, wrong) => {
    const { status, body } = await app.staff('POST', '/customers', { ...app.asha, ...wrong });
    expect([status, Object.keys(Object(body.fields))]).toEqual([422, [field]]);
  });

  it.each([
    [{ request_key: 'a\u0000' }],
    [{ name: 'A\u0000' }],
    [{ city: '\ud800' }],
    [{ email: 'a\ud800@example.in' }],
    [{ travel_interests: 'family' }],
    [{ travel_interests: Array.from({ length: 51 }, () => 'family') }],
  ])('SEC-12 odd text %j is refused, never by a failure of ours', async (odd) => {
    expect((await app.staff('POST', '/customers', { ...app.asha, ...odd })).status).toBe(422);
  });

  it('UI-15 a form that is sent twice is one customer', async () => {
    const body = { ...app.asha, request_key: 'form-1' };
    const answers = await Promise.all([1, 2].map(() => app.staff<Customer>('POST', '/customers', body)));
    expect(new Set(answers.map((one) => one.body.id)).size).toBe(1);
    expect(await app.db.select().from(customers)).toHaveLength(1);
  });

  it('B12 an absent field stays, an empty one clears, and a stale form is refused', async () => {
    const made = await app.add({ city: 'Kochi', preferred_destination: 'Kashmir', notes: 'Window seat' });
    const put = (change: object) => app.staff<Customer>('PUT', `/customers/${made.id}`, change);
    const { body } = await put({ city: '', version: made.version });
    expect(body).toMatchObject({ city: '', preferred_destination: 'Kashmir', notes: 'Window seat' });
    const stale = await put({ city: 'Pune', version: made.version });
    expect([stale.status, Reflect.get(stale.body, 'code')]).toEqual([409, 'changed_meanwhile']);
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.action, 'customer.updated'));
    expect(audits.map(({ before, after }) => [before, after])).toEqual([[{ city: 'Kochi' }, { city: '' }]]);
  });

  it('B18 deletes for good what nobody brings back; unknown ids are 404', async () => {
    const made = await app.add();
    expect((await app.staff('DELETE', `/customers/${made.id}`)).body).toEqual({ deleted: true });
    expect((await app.staff('GET', `/customers/${made.id}`)).status).toBe(404);
    for (const [method, path, body] of [
      ['DELETE', made.id, undefined],
      ['PUT', made.id, { city: 'X' }],
      ['PUT', `${made.id}/move`, { target_list: 'hot_list' }],
      ['POST', `${made.id}/call-logs`, { call_outcome: 'interested', notes: 'x' }],
      ['GET', '%00', undefined],
    ] as const)
      expect((await app.staff(method, `/customers/${path}`, body)).status).toBe(404);
  });
});

describe('lists', () => {
  it('B10 each list has its own customers, and the figures agree', async () => {
    const [a, b, c] = [
      await app.add({ name: 'A' }),
      await app.add({ name: 'B' }),
      await app.add({ name: 'C' }),
    ];
    await app.staff('PUT', `/customers/${a.id}/move`, { target_list: 'hot_list' });
    await app.staff('PUT', `/customers/${b.id}/move`, { target_list: 'sale_list' });
    const { body, headers } = await app.staff<Customer[]>('GET', '/customers/?customer_list=hot_list');
    expect([ids(body), headers.get('x-total-count')]).toEqual([['A'], '1']);
    expect(body[0]).toMatchObject({ call_status: 'new_lead' });
    const { body: sold } = await app.staff<Customer[]>('GET', '/customers?customer_list=sale_list');
    expect(sold[0]).toMatchObject({ id: b.id, call_status: 'converted' });
    const { body: stats } = await app.staff<CustomerStats>('GET', '/customers/analytics/dashboard');
    expect(stats).toMatchObject({
      total_customers: 3,
      new_leads: 1,
      hot_leads: 1,
      sales_count: 1,
      cold_leads: 0,
      follow_ups_due_today: 0,
      contacted_today: 0,
      new_not_called: 1,
      added_this_month: 3,
      without_follow_up: 2,
    });
    expect(c.customer_list).toBe('new_lead');
  });

  it.each([
    ["' OR 1=1--", []],
    ["O'Brien", ["Sean O'Brien"]],
    ['%', ['100% Ravi']],
    ['_', ['A_B']],
    ['\\', []],
    ['(', []],
    ['😀', []],
    ['\u0000', []],
    ['98450', ["Sean O'Brien"]],
    ['+91-98450 11762', ["Sean O'Brien"]],
    ['sean example', ["Sean O'Brien"]],
  ])('SEC-12 a search for %j finds what holds it literally', async (q, found) => {
    await app.add({ name: "Sean O'Brien", phone: '98450 11762', email: 'sean@example.in' });
    await app.add({ name: '100% Ravi', phone: '98160 22233', email: 'ravi@test.in' });
    await app.add({ name: 'A_B', phone: '98160 22234', email: 'ab@test.in' });
    const { status, body } = await app.staff<Customer[]>('GET', `/customers?q=${encodeURIComponent(q)}`);
    expect([status, ids(body)]).toEqual([200, found]);
  });

  it.each(['vip', '', "' OR 1=1--", '%00'])('SEC-12 SEC-18 the list %j is refused', async (list) => {
    expect((await app.staff('GET', `/customers?customer_list=${list}`)).status).toBe(422);
    const made = await app.add();
    const { status } = await app.staff('PUT', `/customers/${made.id}/move`, { target_list: list });
    expect(status).toBe(422);
    const [row] = await app.db.select().from(customers);
    expect(row?.customerList).toBe('new_lead');
  });
});

describe('calls', () => {
  it('B13 a call sets the last call, the next date, the status and the score', async () => {
    const made = await app.add();
    const { status, body } = await app.call(made.id, {
      call_outcome: 'interested',
      notes: 'Wants a houseboat',
      next_follow_up_date: app.day(2),
    });
    expect([status, body]).toMatchObject([
      201,
      {
        call_status: 'follow_up_scheduled',
        next_follow_up_date: app.day(2),
        last_call_outcome: 'interested',
        last_call_notes: 'Wants a houseboat',
        calls_count: 1,
        needs_follow_up: false,
        call_logs: [{ call_outcome: 'interested', notes: 'Wants a houseboat' }],
      },
    ]);
    expect(body.lead_score).toBeGreaterThan(made.lead_score);
    const lost = await app.call(made.id, { call_outcome: 'not_interested', notes: 'Bought elsewhere' });
    expect(lost.body).toMatchObject({ call_status: 'lost', next_follow_up_date: null, calls_count: 2 });
    const { body: stats } = await app.staff<CustomerStats>('GET', '/customers/analytics/dashboard');
    expect(stats).toMatchObject({ contacted_today: 1, follow_ups_due_today: 0 });
  });

  it.each([
    ['call_outcome', { call_outcome: 'x' }],
    ['notes', { notes: '  ' }],
    ['next_follow_up_date', { next_follow_up_date: '2026-02-30' }],
    ['next_follow_up_date', { next_follow_up_date: '2020-01-01' }],
  ])('B13 SEC-18 a wrong %s is refused and changes nothing', async (field, wrong) => {
    const made = await app.add();
    const { status, body } = await app.call(made.id, { call_outcome: 'interested', notes: 'x', ...wrong });
    expect([status, Object.keys(Object(Reflect.get(body, 'fields')))]).toEqual([422, [field]]);
    expect(await app.db.select().from(callLogs)).toEqual([]);
  });

  it('UI-15 a call that is sent twice is one call', async () => {
    const made = await app.add();
    const call = { call_outcome: 'no_answer', notes: 'Rang out', request_key: 'call-1' };
    await Promise.all([app.call(made.id, call), app.call(made.id, call)]);
    expect((await app.staff<Customer>('GET', `/customers/${made.id}`)).body.calls_count).toBe(1);
  });

  it('DAT-11 what is due, and the day of a call, go by the clock of the agency', async () => {
    const made = await app.add();
    app.at('2026-03-14T23:50:00+05:30');
    await app.call(made.id, { call_outcome: 'no_answer', notes: 'Late in the evening' });
    app.at('2026-03-15T00:30:00+05:30');
    await app.call(made.id, {
      call_outcome: 'callback_requested',
      notes: 'After midnight',
      next_follow_up_date: '2026-03-15',
    });
    const { body } = await app.staff<CustomerStats>('GET', '/customers/analytics/dashboard');
    expect(body).toMatchObject({ follow_ups_due_today: 1, contacted_today: 1, follow_ups_late: 0 });
    app.at('2026-03-16T00:10:00+05:30');
    const later = await app.staff<CustomerStats>('GET', '/customers/analytics/dashboard');
    expect(later.body).toMatchObject({ follow_ups_due_today: 1, contacted_today: 0, follow_ups_late: 1 });
  });
});

describe('where else customers show', () => {
  it('B01 the search over everything finds a customer by name, e-mail or number', async () => {
    const made = await app.add({ name: 'Ananya Raghavan', phone: '98450 11762' });
    for (const q of ['raghavan', made.email, '+91 98450-11762']) {
      const { body } = await app.staff<SearchGroup[]>('GET', `/admin/search?q=${encodeURIComponent(q)}`);
      expect(body.map(({ kind, hits }) => [kind, hits.map((hit) => hit.id)])).toEqual([
        ['customer', [made.id]],
      ]);
    }
  });

  it('B13 Today has whom to call, the latest first, and counts the open leads without a date', async () => {
    await app.add({ name: 'No date' });
    for (const days of [0, 2, 1]) {
      const made = await app.add({ name: `In ${days}` });
      const next_follow_up_date = app.day(days);
      await app.call(made.id, { call_outcome: 'interested', notes: 'Wants a plan', next_follow_up_date });
    }
    app.at('2026-03-11T06:00:00Z');
    const { body } = await app.staff<TodayView>('GET', '/admin/today');
    expect(body.followUps).toMatchObject({
      total: 2,
      late: 1,
      withoutDate: 1,
      rows: [
        { name: 'In 0', daysLate: 1, lastCallNotes: 'Wants a plan' },
        { name: 'In 1', daysLate: 0 },
      ],
    });
  });

  it('B10 who was not called for three days is found, and counted alike on the card', async () => {
    const called = await app.add({ name: 'Called' });
    const never = await app.add({ name: 'Never' });
    for (const { id } of [called, never])
      await app.staff('PUT', `/customers/${id}/move`, { target_list: 'hot_list' });
    await app.call(called.id, { call_outcome: 'interested', notes: 'Wants a plan' });
    const quiet = async () => {
      const path = '/customers?customer_list=hot_list&last_call=over_3_days&sort=name';
      const names = (await app.staff<Customer[]>('GET', path)).body.map(({ name }) => name);
      const stats = await app.staff<CustomerStats>('GET', '/customers/analytics/dashboard');
      expect(stats.body.hot_not_called).toBe(names.length);
      return names;
    };
    expect(await quiet()).toEqual(['Never']);
    app.at('2026-03-12T18:00:00Z');
    expect(await quiet()).toEqual(['Never']);
    app.at('2026-03-12T18:40:00Z');
    expect(await quiet()).toEqual(['Called', 'Never']);
    expect((await app.staff('GET', '/customers?last_call=never')).status).toBe(422);
  });

  it('B10 a file has the chosen columns of all that match, and nothing of it runs as a formula', async () => {
    await app.add({ name: '=cmd|1', city: 'Kochi' });
    const moved = await app.add({ name: 'Elsewhere' });
    await app.staff('PUT', `/customers/${moved.id}/move`, { target_list: 'cold_list' });
    const answer = await app.fetch(
      '/customers?customer_list=new_lead&format=csv&columns=name,phone,city,status',
      { headers: { cookie: await app.loginAsStaff() } },
    );
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
    const lines = (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toEqual(['Name,Phone,City,Call status', "'=cmd|1,'+919816011122,Kochi,New lead"]);
  });

  it.each([
    'name',
    '-name',
    'lead_score',
    '-lead_score',
    'next_follow_up_date',
    '-last_call_date',
    'created_at',
  ])('B10 sorted by %s, every customer is on one page', async (sort) => {
    for (const name of ['Bela', 'asha', 'Chitra']) await app.add({ name });
    const pages = await Promise.all(
      [0, 1, 2].map((offset) =>
        app.staff<Customer[]>('GET', `/customers?sort=${sort}&limit=1&offset=${offset}`),
      ),
    );
    const names = pages.flatMap(({ body }) => ids(body));
    expect(names.toSorted()).toEqual(['Bela', 'Chitra', 'asha']);
    if (sort === 'name') expect(names).toEqual(['asha', 'Bela', 'Chitra']);
  });
});
