import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { pdfBill } from '#tests/support/bill-files.ts';
import { createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const CAB = { expense_date: '2026-11-18', amount: '1240.50', description: 'Cab to the airport' };
const pdf = (name = 'Beleg für März.pdf', mark = '') => new File([pdfBill(mark)], name);
const send = (method: 'POST' | 'PUT', path: string, fields: Record<string, unknown>) =>
  app.form<ExpenseView>(method, path, fields);

async function download(id: string) {
  const headers = { cookie: await app.loginAsStaff() };
  const answer = await app.fetch(`/expenses/${id}/download`, { headers });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const files = async () => {
  const keys: string[] = [];
  for await (const { key } of app.ctx.files.list('attachments/')) keys.push(key);
  return keys.length;
};

it('B28 a bill goes along as a form, is downloaded under its own name, replaced and taken away', async () => {
  const made = await send('POST', '/expenses', { ...CAB, file: pdf() });
  expect([made.status, made.body]).toMatchObject([201, { amount: 1240.5, file_name: 'Beleg für März.pdf' }]);
  const { id } = made.body;
  const first = await download(id);
  expect(first.bytes).toEqual(pdfBill());
  expect(first.answer.headers.get('content-type')).toBe('application/pdf');
  expect(first.answer.headers.get('content-disposition')).toBe(
    'attachment; filename="Beleg fur Marz.pdf"; filename*=UTF-8\'\'Beleg%20f%C3%BCr%20M%C3%A4rz.pdf',
  );
  expect(first.answer.headers.get('cache-control')).toContain('no-store');
  // An edit without a file keeps it, as JSON and as a form.
  await app.staff('PUT', `/expenses/${id}`, { department: 'Sales' });
  await send('PUT', `/expenses/${id}`, { department: 'Admin', version: 2 });
  expect((await download(id)).bytes).toEqual(pdfBill());

  const replaced = await send('PUT', `/expenses/${id}`, { file: pdf('other.pdf', 'other'), version: 3 });
  expect(replaced.body).toMatchObject({ file_name: 'other.pdf', department: 'Admin', version: 4 });
  expect((await download(id)).bytes).toEqual(pdfBill('other'));
  expect(await files()).toBe(1);
  const gone = await app.staff<ExpenseView>('PUT', `/expenses/${id}`, { remove_file: true });
  expect(gone.body).toMatchObject({ file_name: null, file_path: null });
  expect((await download(id)).answer.status).toBe(404);
  expect(await files()).toBe(0);
});

it('B28 a photo of a receipt is taken; a deleted expense comes back with its bill', async () => {
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#205040' } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(photo)], 'receipt.jpg');
  const { body } = await send('POST', '/expenses', { ...CAB, file });
  expect(body.file_type).toBe('image/jpeg');
  await app.staff('DELETE', `/expenses/${body.id}`);
  expect((await download(body.id)).answer.status).toBe(404);
  await app.staff('POST', `/expenses/${body.id}/restore`);
  expect((await download(body.id)).bytes).toEqual(new Uint8Array(photo));
});

it('SEC-06 what a bill cannot be is refused by its content, and leaves neither an expense nor a file', async () => {
  const page = new File(['<!doctype html><script>alert(1)</script>'], 'bill.pdf', {
    type: 'application/pdf',
  });
  const refused: Array<[Record<string, unknown>, number, string]> = [
    [{ file: page }, 422, 'file'],
    [{ file: 'no file' }, 422, 'file'],
    [{ file: pdf(), amount: '-5' }, 422, 'amount'],
    [{ file: new File([new Uint8Array(21 * 1_048_576)], 'large.pdf') }, 413, 'file'],
  ];
  const before = await files();
  for (const [fields, status, name] of refused) {
    const answer = await send('POST', '/expenses', { ...CAB, ...fields });
    expect([answer.status, Object.keys(answer.body.fields ?? { file: '' })]).toEqual([status, [name]]);
  }
  expect((await app.staff<ExpenseView[]>('GET', '/expenses')).body).toEqual([]);
  expect(await files()).toBe(before);
});

it('a form that is sent twice keeps one expense and one file', async () => {
  const before = await files();
  const once = () => send('POST', '/expenses', { ...CAB, file: pdf(), request_key: 'one form' });
  const made = await Promise.all([once(), once(), once()]);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  expect(await files()).toBe(before + 1);
});

it('SEC-07 an empty request that calls itself a form is refused in words', async () => {
  const cookie = await app.loginAsStaff();
  for (const type of [
    'multipart/form-data',
    'multipart/form-data;',
    'multipart/form-datax',
    'multipart/form-data; boundary=x',
  ])
    for (const [method, path] of [
      ['POST', '/expenses'],
      ['PUT', '/expenses/exp_none'],
    ] as const) {
      const headers = { cookie, origin: 'http://localhost', 'content-type': type };
      const answer = await app.fetch(path, { method, headers });
      expect([type, answer.status]).toEqual([
        type,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ]);
      expect(await answer.json()).toHaveProperty('detail');
    }
});
