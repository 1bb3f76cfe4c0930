import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { submitPageForm } from './submit-page-form.ts';

let app: TestApp;
const body = {
  name: 'Asha Verma',
  email: 'page@example.in',
  phone: '+91 98450 11762',
  message: 'Goa in May',
};
const from = (address: string) => ({ kind: 'quote' as const, body, address });

beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date('2026-11-27T06:00:00Z'),
    config: { formLimitPerMinute: 3 },
  });
});
afterAll(() => app.close());

async function stored(email: string) {
  return app.db.select().from(inquiries).where(eq(inquiries.email, email));
}

test('UI-15 UI-13 a page’s form sent twice is one inquiry; another person’s same words are another', async () => {
  expect(await submitPageForm(app.ctx, from('203.0.113.1'))).toEqual({ ok: true });
  expect(await submitPageForm(app.ctx, from('203.0.113.1'))).toEqual({ ok: true });
  expect(await stored(body.email)).toHaveLength(1);
  expect(await submitPageForm(app.ctx, from('203.0.113.2'))).toEqual({ ok: true });
  expect(await stored(body.email)).toHaveLength(2);
});

test('UI-13 what is wrong comes back by field', async () => {
  const wrong = { ...from('203.0.113.3'), body: { ...body, phone: 'call me', destination: 'Atlantis' } };
  expect(await submitPageForm(app.ctx, wrong)).toEqual({
    ok: false,
    status: 422,
    detail: '',
    fields: {
      phone: 'Enter a phone number such as +91 98765 43210',
      destination: 'Choose a destination from the list',
    },
  });
});

test('P09 a page and the API share one allowance for an address', async () => {
  const address = '203.0.113.4';
  for (const name of ['One', 'Two']) {
    const again = { ...from(address), body: { ...body, name } };
    expect(await submitPageForm(app.ctx, again)).toEqual({ ok: true });
  }
  const third = await app.json('/inquiries', { method: 'POST', body, address });
  expect(third.status).toBe(201);
  expect(await submitPageForm(app.ctx, from(address))).toMatchObject({ ok: false, status: 429 });
});

test('UI-05 a failure of ours is an answer, so that the page keeps what was typed', async () => {
  const broken = { ...app.ctx, db: new Proxy(app.db, { get: () => undefined }) };
  expect(await submitPageForm(broken, from('203.0.113.5'))).toEqual({
    ok: false,
    status: 500,
    detail: '',
    fields: {},
  });
  expect(app.logged.at(-1)).toMatchObject({ form: 'quote' });
});
