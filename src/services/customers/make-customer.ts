import { and, asc, eq } from 'drizzle-orm';
import type { MadeCustomer } from '#app/contract/customer-records.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerRecords, customers } from '#app/db/schema/customers.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { HOME_COUNTRY } from '#app/domain/customer.ts';
import { internationalPhone } from '#app/domain/phone-number.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { invalid, notFound } from '#app/services/errors.ts';
import { customerChanged } from './customer-changed.ts';
import type { CustomerRow } from './customer-row.ts';
import { customerView } from './customer-view.ts';
import { sameContact } from './find-duplicates.ts';
import { insertCustomers, type NewCustomer } from './insert-customers.ts';

type Kind = 'inquiry' | 'booking';

/**
 * Makes an inquiry or a booking a customer and joins the two; somebody with the same number or address is a customer
 * already and is only joined. Asked again it answers the same. Throws `not_found`, `invalid_input` for a person without
 * a usable number.
 */
export async function makeCustomer(ctx: Ctx, record: { kind: Kind; id: string }): Promise<MadeCustomer> {
  requirePermission(ctx, 'customers.edit');
  let created = false;
  const row = await customerChanged(ctx, async (tx) => {
    const person = await PEOPLE[record.kind](tx, record.id);
    const joined = await joinedCustomer(tx, record);
    if (joined) return joined;
    const known = await knownCustomer(tx, person);
    const row = known ?? (await writeNew(ctx, tx, person, record));
    created = known === undefined;
    await tx
      .insert(customerRecords)
      .values({ customerId: row.id, kind: record.kind, recordId: record.id, createdAt: ctx.now() });
    await writeAudit(ctx, tx, {
      action: 'customer.joined',
      entity: 'customer',
      entityId: row.id,
      after: { [record.kind]: record.id, created },
    });
    return row;
  });
  return { customer: await customerView(ctx, row), created };
}

async function joinedCustomer(tx: Transaction, { kind, id }: { kind: Kind; id: string }) {
  const [found] = await tx
    .select({ row: customers })
    .from(customerRecords)
    .innerJoin(customers, eq(customers.id, customerRecords.customerId))
    .where(and(eq(customerRecords.kind, kind), eq(customerRecords.recordId, id)));
  return found?.row;
}

async function knownCustomer(tx: Transaction, person: NewCustomer): Promise<CustomerRow | undefined> {
  const [found] = await tx
    .select()
    .from(customers)
    .where(sameContact(person))
    .orderBy(asc(customers.createdAt))
    .limit(1)
    .for('update');
  return found;
}

async function writeNew(
  ctx: Ctx,
  tx: Transaction,
  person: NewCustomer,
  record: { kind: Kind; id: string },
): Promise<CustomerRow> {
  const [id] = await insertCustomers(ctx, tx, [person]);
  const [row] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, id ?? ''));
  if (!row) throw new Error('The customer was not written');
  await writeAudit(ctx, tx, {
    action: 'customer.created',
    entity: 'customer',
    entityId: row.id,
    after: { ...person, from: record.kind },
  });
  return row;
}

/** The person of a record, which is held: two clicks make one customer. */
const PEOPLE: Record<Kind, (tx: Transaction, id: string) => Promise<NewCustomer>> = {
  async inquiry(tx, id) {
    const [row] = isStorable(id)
      ? await tx.select().from(inquiries).where(eq(inquiries.id, id)).for('update')
      : [];
    if (!row) throw notFound('This inquiry does not exist.');
    return {
      ...contactOf(row),
      country: HOME_COUNTRY,
      preferredDestination: row.destination.slice(0, 120),
      travelInterests: row.source === 'pilgrimage' ? ['pilgrimage'] : [],
      budgetRange: String(row.details.budget ?? '').slice(0, 120),
      notes: row.message,
    };
  },
  async booking(tx, id) {
    const [row] = isStorable(id)
      ? await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
      : [];
    if (!row) throw notFound('This booking does not exist.');
    const sold = row.status === 'confirmed' || row.status === 'completed';
    return {
      ...contactOf(row),
      country: HOME_COUNTRY,
      customerList: sold ? 'sale_list' : 'new_lead',
      preferredDestination: row.destination.slice(0, 120),
      travelInterests: row.itemType === 'pilgrimage' ? ['pilgrimage'] : [],
      notes: row.specialRequests,
      state: row.billingState,
      gstin: row.billingGstin,
    };
  },
};

function contactOf({ name, email, phone }: { name: string; email: string; phone: string }) {
  const number = internationalPhone(phone);
  if (number === null || email === '') {
    const text = 'This person has no number or address that a customer could be reached by';
    throw invalid(text, { phone: text });
  }
  return { name, email, phone: number };
}
