import { or, sql } from 'drizzle-orm';
import { customers } from '#app/db/schema/customers.ts';
import { CUSTOMER_LIST_NAMES } from '#app/domain/customer.ts';
import type { ImportedLead, RowProblem } from '#app/domain/import/clean-row.ts';
import type { Transaction } from '#app/services/context.ts';

/** Answers for each lead why it is a customer already, by phone or e-mail, or null. */
export async function findKnown(
  tx: Transaction,
  leads: readonly ImportedLead[],
): Promise<(lead: ImportedLead) => RowProblem | null> {
  const phones = leads.map(({ phone }) => phone);
  const emails = leads.map(({ email }) => email.toLowerCase());
  // Without figures about a table that is being filled, the planner would read all of it each time.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const found = await tx
    .select({
      phone: customers.phone,
      email: sql<string>`lower(${customers.email})`,
      list: customers.customerList,
    })
    .from(customers)
    .where(
      or(
        sql`${customers.phone} = any(${sql.param(phones)}::text[])`,
        sql`lower(${customers.email}) = any(${sql.param(emails)}::text[])`,
      ),
    );
  const byPhone = new Map(found.map(({ phone, list }) => [phone, list]));
  const byEmail = new Map(found.map(({ email, list }) => [email, list]));

  return ({ phone, email }) => {
    const samePhone = byPhone.get(phone);
    if (samePhone)
      return {
        field: 'phone',
        reason: `Already in ${CUSTOMER_LIST_NAMES[samePhone]}: same WhatsApp number`,
        value: phone,
      };
    const sameEmail = byEmail.get(email.toLowerCase());
    if (sameEmail)
      return {
        field: 'email',
        reason: `Already in ${CUSTOMER_LIST_NAMES[sameEmail]}: same email`,
        value: email,
      };
    return null;
  };
}
