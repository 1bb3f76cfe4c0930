import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents, inquiries, privacyRequests } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
const person = { name: 'Asha Verma', email: 'asha@example.in', phone: '+91 98450 11762' };

beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date('2026-11-27T06:00:00Z'),
    config: { formLimitPerMinute: 10_000 },
  });
});
afterAll(() => app.close());

function send(path: string, body: unknown) {
  return app.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function stored(email: string) {
  return app.ctx.db.select().from(inquiries).where(eq(inquiries.email, email));
}

describe('P13 package enquiry', () => {
  test('P13 is kept with its trip, acknowledged, and told to the agency', async () => {
    const email = 'p13@example.in';
    const answer = await send('/enquiries', {
      ...person,
      email,
      package_id: 'pkg_gone',
      package_title: 'Kashmir Great Lakes & Houseboats',
      message: 'Two rooms <b>please</b>',
      preferred_date: '2027-04-12',
      budget: 'about 80,000',
      number_of_travelers: 3,
      marketing_consent: true,
    });
    expect(answer.status).toBe(201);
    const [row] = await stored(email);
    expect(row).toMatchObject({
      source: 'package',
      status: 'new',
      details: {
        package_title: 'Kashmir Great Lakes & Houseboats',
        budget: 'about 80,000',
        number_of_travelers: 3,
        preferred_date: '2027-04-12',
      },
    });
    const mails = await app.ctx.db.select().from(messages);
    const mine = mails.filter((mail) => mail.dedupeKey?.endsWith(`:${row?.id}`));
    expect(mine.map((mail) => mail.kind).sort()).toEqual(['inquiry_acknowledgement', 'inquiry_notice']);
    expect(mine.find((mail) => mail.kind === 'inquiry_notice')?.html).toContain('&lt;b&gt;please');
    const agreed = await app.ctx.db.select().from(consents).where(eq(consents.email, email));
    expect(agreed.map(({ purpose, given }) => [purpose, given]).sort()).toEqual([
      ['enquiry', true],
      ['marketing', true],
    ]);
  });

  test.each([
    ['', null],
    [null, null],
    [undefined, null],
    ['2', 2],
    [1, 1],
  ])('UI-15 number of travelers %j is kept as %j', async (sent, kept) => {
    const email = `ui15-${String(sent)}-ok@example.in`;
    const answer = await send('/enquiries', {
      ...person,
      email,
      package_title: 'Goa',
      number_of_travelers: sent,
    });
    expect(answer.status).toBe(201);
    const [row] = await stored(email);
    expect(row?.details.number_of_travelers ?? null).toBe(kept);
  });

  test.each([0, -2, 2.5, 'many', 501])('UI-15 number of travelers %j is refused by name', async (sent) => {
    const answer = await send('/enquiries', { ...person, package_title: 'Goa', number_of_travelers: sent });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toHaveProperty('number_of_travelers');
  });

  test('UI-15 the same form sent twice at once is one enquiry', async () => {
    const body = { ...person, email: 'twice@example.in', package_title: 'Goa', form_key: 'form-key-0001' };
    const answers = await Promise.all([send('/enquiries', body), send('/enquiries', body)]);
    expect(answers.map((one) => one.status)).toEqual([201, 201]);
    expect(await stored('twice@example.in')).toHaveLength(1);
  });
});

describe('P09 quote form and P16 visa form', () => {
  test('P09 destination is optional and comes from the list', async () => {
    expect((await send('/inquiries', { ...person, email: 'p09@example.in' })).status).toBe(201);
    expect((await send('/inquiries', { ...person, destination: 'Dubai' })).status).toBe(201);
    const refused = await send('/inquiries', { ...person, destination: 'Atlantis' });
    expect(refused.status).toBe(422);
    expect((await refused.json()).fields.destination).toBe('Choose a destination from the list');
  });

  test('P16 asks for country, nationality and a date from today on', async () => {
    const visa = {
      ...person,
      email: 'p16@example.in',
      destination_country: 'Dubai',
      nationality: 'Indian',
      travel_date: '2026-11-27',
    };
    const answer = await send('/visa-enquiries', visa);
    expect(answer.status).toBe(201);
    expect((await answer.json()).detail).toBe(
      'Thank you! Your visa enquiry has been submitted. Our experts will contact you within 24 hours.',
    );
    const early = await send('/visa-enquiries', { ...visa, travel_date: '2026-11-26' });
    expect((await early.json()).fields).toHaveProperty('travel_date');
    const bare = await send('/visa-enquiries', person);
    expect(Object.keys((await bare.json()).fields).sort()).toEqual([
      'destination_country',
      'nationality',
      'travel_date',
    ]);
  });

  test.each(['12345', 'abc', '+', '+91 00000 00000', '9'.repeat(25), ''])(
    'MSG-06 the phone %j is refused by name',
    async (phone) => {
      const answer = await send('/inquiries', { ...person, phone });
      const refused = answer.status === 422 ? Object.keys((await answer.json()).fields) : [];
      expect(refused).toEqual(['phone']);
    },
  );

  test('MSG-01 a line break cannot reach a header', async () => {
    const answer = await send('/inquiries', { ...person, name: 'Asha\r\nBcc: spy@evil.example' });
    expect(answer.status).toBe(422);
  });

  test('a robot that fills the trap hears nothing and leaves nothing', async () => {
    const answer = await send('/inquiries', {
      ...person,
      email: 'robot@example.in',
      website: 'https://spam.example',
    });
    expect(answer.status).toBe(201);
    expect(await stored('robot@example.in')).toHaveLength(0);
  });
});

test('a privacy request is kept and answered to the address it names', async () => {
  const answer = await send('/privacy-requests', {
    kind: 'erasure',
    name: 'Asha',
    email: 'erase@example.in',
  });
  expect(answer.status).toBe(201);
  const rows = await app.ctx.db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.email, 'erase@example.in'));
  expect(rows.map((row) => [row.kind, row.status])).toEqual([['erasure', 'open']]);
  expect((await send('/privacy-requests', { kind: 'everything', name: 'A', email: 'a@b.in' })).status).toBe(
    422,
  );
});
