import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CustomerImport } from '#app/contract/customer-imports.ts';
import type { PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { customerImportRows, customerImports } from '#app/db/schema/customer-imports.ts';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { createImportsApp, type ImportsApp } from '#tests/support/imports-app.ts';

let app: ImportsApp;
beforeAll(async () => {
  app = await createImportsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.clear();
  await app.db.delete(privacyRequests);
});

const ROWS = 'name,email,phone\nTara Quill,Tara.Quill@Example.in,+91 98160 11122\n';
const OTHERS = 'name,email,phone\nRavi Rao,ravi@example.in,+91 98160 11133\n';

async function erase() {
  await app.staff('POST', '/privacy-requests', {
    kind: 'erasure',
    name: 'Tara Quill',
    email: 'tara.quill@example.in',
  });
  const [request] = (await app.staff<PrivacyRequestView[]>('GET', '/admin/privacy-requests?limit=1')).body;
  return app.staff<{ code: string }>('POST', `/admin/privacy-requests/${request?.id}/anonymise`);
}

async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.ctx.files.list('imports/')) keys.push(key);
  return keys;
}

it('P26 an upload in review that names an erased person is given up with its file; others stay', async () => {
  const unread = (await app.start(ROWS)).body;
  const reviewed = (await app.start(ROWS)).body;
  const fields = reviewed.columns.map(({ field }) => field);
  await app.staff<CustomerImport>('PUT', `/customers/imports/${reviewed.id}/columns`, { fields });
  const other = (await app.start(OTHERS)).body;
  expect((await erase()).status).toBe(200);
  expect(await files()).toEqual([`imports/${other.id}.gz`]);
  expect((await app.db.select().from(customerImports)).map(({ id }) => id)).toEqual([other.id]);
  expect(JSON.stringify(await app.db.select().from(customerImportRows))).not.toMatch(/quill/i);
  for (const { id } of [unread, reviewed])
    expect((await app.staff('POST', `/customers/imports/${id}/commit`)).status).toBe(404);
});

it('P26 while an upload makes customers of the person, nothing is erased yet', async () => {
  const { id } = (await app.start(ROWS)).body;
  await app.db.update(customerImports).set({ status: 'running' }).where(eq(customerImports.id, id));
  const answer = await erase();
  expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile']);
  const [request] = await app.db.select().from(privacyRequests);
  expect(request?.erasedAt).toBeNull();
});
