import { sql } from 'drizzle-orm';
import type { BulkUploadResult, CustomerImport } from '#app/contract/customer-imports.ts';
import { createCustomersApp } from './customers-app.ts';
import { formBytes } from './form-bytes.ts';

export type Uploaded = BulkUploadResult & { detail: string; code: string; fields?: Record<string, string> };

/** The API with what tests of uploads do over and over. */
export async function createImportsApp() {
  const app = await createCustomersApp();

  async function send<Body>(path: string, file: BlobPart | null, name: string, type: string) {
    const form = new FormData();
    if (file !== null) form.set('file', new File([file], name, { type }));
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    const answer = await app.fetch(path, { method: 'POST', ...(await formBytes(form, headers)) });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  return {
    ...app,
    async clear() {
      await app.clear();
      await app.db.execute(sql`truncate customer_imports cascade`);
      for await (const { key } of app.ctx.files.list('imports/')) await app.ctx.files.delete(key);
    },
    /** The plain call. */
    upload: (file: BlobPart | null, name = 'leads.csv', type = 'text/csv') =>
      send<Uploaded>('/customers/bulk-upload', file, name, type),
    /** The first step. */
    start: (file: BlobPart, name = 'leads.csv') =>
      send<CustomerImport & { detail: string; code: string }>('/customers/imports', file, name, 'text/csv'),
    /** A file of text by its path. */
    async text(path: string) {
      const answer = await app.fetch(path, { headers: { cookie: await app.loginAsStaff() } });
      return {
        status: answer.status,
        headers: answer.headers,
        text: Buffer.from(await answer.arrayBuffer()).toString(),
      };
    },
    /** All customers as they are kept, in the order they were made of rows. */
    async made() {
      const { rows } = await app.db.execute<Record<string, string>>(
        sql`select name, email, phone, country, city, lead_source, notes, travel_interests::text as interests,
          preferred_destination, next_follow_up_date::text as follow_up, customer_list from customers order by phone`,
      );
      return rows;
    },
  };
}

export type ImportsApp = Awaited<ReturnType<typeof createImportsApp>>;
