import { sql } from 'drizzle-orm';
import type { Supplier } from '#app/contract/suppliers.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { formBytes } from './form-bytes.ts';
import { type Answer, staffCall } from './staff-call.ts';
import { createTestApp } from './test-app.ts';

/** The instant that tests of suppliers, bills and expenses run at, unless they set their own clock. */
const NOW = new Date('2026-11-28T06:00:00Z');

export const NIGEEN = {
  supplier_name: 'Nigeen Palace Houseboats',
  contact_person: 'Bashir Ahmad',
  phone: '+91 94190 12034',
  email: 'bookings@nigeenpalace.example',
  service_type: 'hotel',
};

/** A vendor's invoice as its form sends it. */
export const BILL = {
  vendor_name: 'Himgiri Helicopters',
  invoice_number: 'HH/26-27/218',
  invoice_date: '2026-11-15',
  currency: 'INR',
  amount: '214000',
};

/** The API with what tests of suppliers, bills and expenses do over and over. */
export async function createPurchasesApp() {
  let now = NOW;
  const app = await createTestApp({ now: () => now });

  const staff = staffCall(app);

  /** Fields as a multipart form, as the specification's screens send them; a File is sent as it is. */
  async function form<Body>(method: 'POST' | 'PUT', path: string, fields: Record<string, unknown>) {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields))
      sent.append(name, value instanceof File ? value : String(value));
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    const answer = await app.fetch(path, { method, ...(await formBytes(sent, headers)) });
    return { status: answer.status, body: (await answer.json()) as Answer<Body> };
  }

  return {
    ...app,
    staff,
    form,
    async clear() {
      await app.db.execute(
        sql`truncate suppliers, vendor_invoices, expenses, recurring_expenses, audit_log, deleted_items cascade`,
      );
      figuresChanged(app.ctx);
      now = NOW;
    },
    /** Sets the clock. */
    at(instant: string) {
      now = new Date(instant);
    },
    /** A new supplier, by the API. */
    async addSupplier(change: Record<string, unknown> = {}): Promise<Supplier> {
      const { status, body } = await form<Supplier>('POST', '/suppliers', { ...NIGEEN, ...change });
      if (status !== 201) throw new Error(`POST /suppliers answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

export type PurchasesApp = Awaited<ReturnType<typeof createPurchasesApp>>;
