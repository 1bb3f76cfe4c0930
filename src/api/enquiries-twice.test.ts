import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PERSON = { name: 'Ravi Rao', phone: '+91 90000 00002' };

test.each([
  ['/enquiries', { package_title: 'Goa', number_of_travelers: '' }],
  ['/inquiries', { destination: 'India', message: 'Two weeks in May' }],
  ['/visa-enquiries', { destination_country: 'Japan', nationality: 'Indian', travel_date: '2099-01-01' }],
])(
  'UI-15 a double click on %s without a form key is one row, another text another row',
  async (path, form) => {
    const email = `twice${path.slice(1)}@example.in`;
    const send = (more: object) =>
      app.json(path, { method: 'POST', body: { ...PERSON, email, ...form, ...more } });
    const answers = await Promise.all([send({}), send({}), send({ message: 'And the sea, please' })]);
    expect(answers.map((one) => one.status)).toEqual([201, 201, 201]);
    const rows = await app.db.select().from(inquiries).where(eq(inquiries.email, email));
    expect(rows).toHaveLength(2);
  },
);
