import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT } from '#app/contract/attachments.ts';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { FileStoreError } from '#app/integrations/files/port.ts';
import { sweepAttachments } from '#app/services/attachments/sweep-attachments.ts';
import { archiveOf, pdfBill } from '#tests/support/bill-files.ts';
import { BILL, createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';
import { xlsFile, xlsxFile } from '#tests/support/sheet-files.ts';
import { addStaff } from '#tests/support/staff-member.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.clear();
  for (const key of await keys()) await app.ctx.files.delete(key);
});

const PATH = '/vendors/invoices';
type Bytes = Uint8Array<ArrayBuffer>;
const fileOf = (bytes: Bytes, name = 'hh-218.pdf', type = 'application/pdf') =>
  new File([bytes], name, { type });
const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));

const create = (file?: File, change: Record<string, unknown> = {}) =>
  app.form<VendorInvoice>('POST', PATH, { ...BILL, ...change, ...(file ? { file } : {}) });
const change = (id: string, fields: Record<string, unknown>) =>
  app.form<VendorInvoice>('PUT', `${PATH}/${id}`, fields);
async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of app.ctx.files.list('attachments/')) found.push(key);
  return found.sort();
}
async function download(id: string, init: RequestInit = {}) {
  const cookie = await app.loginAsStaff();
  return app.fetch(`${PATH}/${id}/download`, { headers: { cookie }, ...init });
}
const sha = (bytes: ArrayBuffer | Uint8Array) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
const dayLater = () => app.at('2026-11-30T06:00:00Z');

describe('B25 the file of an invoice', () => {
  it.each([
    ['बिल मार्च.pdf', pdfBill('hindi')],
    ['Générée.pdf', pdfBill('accents')],
    ['மசோதா (final) "2".xlsx', xlsxFile([['Hotel', 4]])],
    ['old; bill, 50%.xls', xlsFile([['Hotel', 4]])],
    [`${'long name '.repeat(11)}.pdf`, pdfBill('long')],
  ])('SEC-19 %s comes back under its own name, byte by byte', async (name, bytes) => {
    const { status, body } = await create(fileOf(bytes, name, ''));
    expect([status, body.file_name, body.file_size]).toEqual([201, name, bytes.byteLength]);
    expect(body.file_path).toBe(`/api/vendors/invoices/${body.id}/download`);
    const answer = await download(body.id);
    expect(sha(await answer.arrayBuffer())).toBe(sha(bytes));
    const header = answer.headers.get('content-disposition') ?? '';
    const exact = /filename\*=UTF-8''([A-Za-z0-9%._~!#$&+^`|-]+)$/.exec(header)?.[1] ?? '';
    expect(decodeURIComponent(exact)).toBe(name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*/);
  });

  it('SEC-06 is only ever saved, as what its content is, whatever type was said', async () => {
    const { body } = await create(fileOf(pdfBill(), 'bill.html', 'text/html'));
    expect(body).toMatchObject({ file_name: 'bill.html.pdf', file_type: 'application/pdf' });
    const { headers, status } = await download(body.id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each([
    ['an SVG as .pdf', fileOf(text('<svg onload=alert(1)>'), 'logo.svg', 'image/svg+xml')],
    ['a page as .pdf', fileOf(text('<html><script>alert(1)</script>'))],
    ['a program as .xlsx', fileOf(text('MZ\x90\0'.padEnd(300, ' ')), 'bill.xlsx')],
    [
      'macros as .xlsx',
      fileOf(archiveOf('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'), 'b.xlsx'),
    ],
    ['an empty file', fileOf(new Uint8Array(), 'empty.pdf')],
  ])('SEC-06 %s is refused, and nothing is kept', async (_, file) => {
    const { status, body } = await create(file);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['file']]);
    expect(await app.db.$count(vendorInvoices)).toBe(0);
    expect(await keys()).toEqual([]);
  });

  it.each([
    ['../../../tmp/pwn.pdf', 'pwn.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['/etc/cron.d/x', 'x.pdf'],
    ['%2e%2e%2fx.pdf', '%2e%2e%2fx.pdf'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['..', 'attachment.pdf'],
    ['.pdf', 'pdf.pdf'],
  ])('SEC-05 the name %j leads nowhere: %s, kept under a key of ours', async (name, shown) => {
    const { status, body } = await create(fileOf(pdfBill(), name));
    expect([status, body.file_name]).toEqual([201, shown]);
    expect(await keys()).toEqual([expect.stringMatching(/^attachments\/att_[0-9a-z]{24}\.pdf$/)]);
    expect(body).not.toHaveProperty('file_key');
  });

  it('SEC-07 more than 20 MB, many parts and two files are refused fast', async () => {
    const whole = new Uint8Array(MAX_ATTACHMENT + 100_000);
    whole.set(pdfBill());
    const { status, body } = await create(fileOf(whole));
    expect([status, body.code]).toEqual([413, 'body_too_large']);
    expect([body.detail, body.fields?.file]).toEqual(Array(2).fill(expect.stringContaining('20 MB')));
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, 'x']));
    expect((await create(undefined, many)).status).toBe(422);
    const two = new FormData();
    for (const [name, value] of Object.entries(BILL)) two.append(name, value);
    two.append('file', fileOf(pdfBill('1')));
    two.append('file', fileOf(pdfBill('2')));
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    expect((await app.fetch(PATH, { method: 'POST', body: two, headers })).status).toBe(422);
    expect(await keys()).toEqual([]);
  });

  it('one that a browser sends without a choice is none', async () => {
    const { status, body } = await create(new File([], '', { type: 'application/octet-stream' }));
    expect([status, body.file_path]).toEqual([201, null]);
  });

  it('SEC-04 is for whoever is signed in and may', async () => {
    const { body } = await create(fileOf(pdfBill()));
    for (const path of [
      `${PATH}/${body.id}/download`,
      `${PATH}/${body.id}/download/`,
      `/VENDORS/invoices/${body.id}/download`,
    ])
      expect((await app.fetch(path)).status).toBe(401);
    const { cookie } = await addStaff(app, 'sales');
    const answer = await download(body.id, { headers: { cookie } });
    expect([answer.status, (await answer.text()).includes('%PDF')]).toEqual([403, false]);
    const head = await download(body.id, { method: 'HEAD', headers: { cookie: await app.loginAsStaff() } });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('B25 replacing and removing', () => {
  it('MON-10 stays on an edit without a file, and gives its place to a new one', async () => {
    const { body } = await create(fileOf(pdfBill('old')));
    const [old] = await keys();
    expect((await change(body.id, { notes: 'Paid half' })).body.file_name).toBe('hh-218.pdf');
    expect(await keys()).toEqual([old]);
    const bytes = xlsxFile([['Hotel', 5]]);
    const { body: after } = await change(body.id, { file: fileOf(bytes, 'new.xlsx') });
    expect(after).toMatchObject({ file_name: 'new.xlsx', version: 3 });
    expect(sha(await (await download(body.id)).arrayBuffer())).toBe(sha(bytes));
    expect(await keys()).toHaveLength(1);
    expect(await keys()).not.toContain(old);
  });

  it('is removed when asked', async () => {
    const { body } = await create(fileOf(pdfBill()));
    expect((await change(body.id, { remove_file: 'true' })).body).toMatchObject({
      file_path: null,
      file_name: null,
    });
    expect(await keys()).toEqual([]);
    expect((await download(body.id)).status).toBe(404);
  });

  it('leaves nothing behind when the invoice is refused or was there already', async () => {
    await create(fileOf(pdfBill('1')), { request_key: 'form-1' });
    expect((await create(fileOf(pdfBill('2')), { request_key: 'form-1' })).status).toBe(201);
    expect((await create(fileOf(pdfBill('3')))).status).toBe(409);
    expect((await change('nobody', { file: fileOf(pdfBill('4')) })).status).toBe(404);
    expect(await keys()).toHaveLength(1);
  });

  it('comes back with a deleted invoice, and goes with it for good', async () => {
    const { body } = await create(fileOf(pdfBill()));
    await app.staff('DELETE', `${PATH}/${body.id}`);
    dayLater();
    expect(await sweepAttachments(app.ctx)).toBe(0);
    await app.staff('POST', `${PATH}/${body.id}/restore`);
    expect((await download(body.id)).status).toBe(200);
    expect(await sweepAttachments(app.ctx)).toBe(0);
    await app.staff('DELETE', `${PATH}/${body.id}`);
    await app.db.delete(deletedItems);
    expect(await sweepAttachments(app.ctx)).toBe(1);
    expect(await keys()).toEqual([]);
  });

  it('a file that a crash left is swept away, a young one is not', async () => {
    await app.ctx.files.put('attachments/att_left.pdf', pdfBill());
    app.at(new Date().toISOString());
    expect(await sweepAttachments(app.ctx)).toBe(0);
    app.at(new Date(Date.now() + 2 * 3_600_000).toISOString());
    expect(await sweepAttachments(app.ctx)).toBe(1);
  });

  it('a file store that does not answer is said, and writes nothing', async () => {
    const { put } = app.ctx.files;
    app.ctx.files.put = () => Promise.reject(new FileStoreError('slow', 'no answer'));
    const refused = await create(fileOf(pdfBill())).finally(() => {
      app.ctx.files.put = put;
    });
    expect([refused.status, refused.body.detail]).toEqual([
      502,
      expect.stringContaining('attachment was not kept'),
    ]);
    expect(await app.db.$count(vendorInvoices)).toBe(0);
  });

  it('a file that the store lost is not found', async () => {
    const { body } = await create(fileOf(pdfBill()));
    for (const key of await keys()) await app.ctx.files.delete(key);
    expect((await download(body.id)).status).toBe(404);
    const [row] = await app.db.select().from(vendorInvoices).where(eq(vendorInvoices.id, body.id));
    expect(row?.fileKey).not.toBeNull();
  });
});
