import { sql } from 'drizzle-orm';
import type { Customer, CustomerInput } from '#app/contract/customers.ts';
import { addDays, dateInZone } from '#app/domain/plain-date.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { staffCall } from './staff-call.ts';
import { createTestApp } from './test-app.ts';

/** The instant that tests of customers run at, unless they set their own clock. */
const NOW = new Date('2026-03-10T06:00:00Z');

export const ASHA: Partial<CustomerInput> & Record<'name' | 'email' | 'phone', string> = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+91 98160 11122',
};

/** The API with what tests of customers do over and over. */
export async function createCustomersApp() {
  let now = NOW;
  const app = await createTestApp({ now: () => now });

  const staff = staffCall(app);

  return {
    ...app,
    asha: ASHA,
    staff,
    async clear() {
      await app.db.execute(
        sql`truncate customers, call_logs, packages_sent, customer_records, inquiries, bookings, messages, audit_log, deleted_items cascade`,
      );
      figuresChanged(app.ctx);
      now = NOW;
    },
    /** Sets the clock. */
    at(instant: string) {
      now = new Date(instant);
    },
    /** So many days from the clock's business day. */
    day: (days: number) => addDays(dateInZone(now, app.ctx.config.timeZone), days),
    /** A new customer, by the API. */
    async add(change: object = {}): Promise<Customer> {
      const { status, body } = await staff<Customer>('POST', '/customers', { ...ASHA, ...change });
      if (status !== 201) throw new Error(`POST /customers answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    call: (id: string, body: object) => staff<Customer>('POST', `/customers/${id}/call-logs`, body),
  };
}

export type CustomersApp = Awaited<ReturnType<typeof createCustomersApp>>;
