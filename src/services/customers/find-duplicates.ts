import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Duplicate, DuplicateQuery } from '#app/contract/customer-records.ts';
import { customers, customerText } from '#app/db/schema/customers.ts';
import { internationalPhone } from '#app/domain/phone-number.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { similarity, trigramsOf } from '#app/domain/similar-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import type { CustomerRow } from './customer-row.ts';

const SHOWN = 5;
/** Names that share so much of their letters could be the same person's: `Ananya Raghavan`, `Ananya Ragavan`. */
const ALIKE = 0.7;
/** A shorter name is like too many. */
const SHORTEST_NAME = 5;

/**
 * Customers that could be the person who is being typed: the same number or address first, then names that are nearly
 * the same. Anything may have been typed so far.
 */
export async function findDuplicates(ctx: Ctx, typed: DuplicateQuery): Promise<Duplicate[]> {
  requirePermission(ctx, 'customers.view');
  const { name = '', email = '', except = '' } = typed;
  const phone = internationalPhone(typed.phone ?? '');
  if (!isStorable(`${name}${email}${except}`)) return [];
  const [same, alike] = await Promise.all([
    phone !== null || email.includes('@') ? rowsWhere(ctx, sameContact({ email, phone }), except) : [],
    name.length >= SHORTEST_NAME ? rowsWhere(ctx, nearName(name), except) : [],
  ]);
  const wanted = trigramsOf(name);
  const near = alike.filter((row) => similarity(wanted, trigramsOf(row.name)) >= ALIKE);
  const reasons = new Map<string, Duplicate>();
  for (const row of same) reasons.set(row.id, view(row, row.phone === phone ? 'phone' : 'email'));
  for (const row of near) if (!reasons.has(row.id)) reasons.set(row.id, view(row, 'name'));
  return [...reasons.values()].slice(0, SHOWN);
}

/** The same number (in E.164) or the same address, its case ignored. */
export function sameContact({ email, phone }: { email: string; phone: string | null }): SQL | undefined {
  return or(
    phone === null ? undefined : eq(customers.phone, phone),
    email === '' ? undefined : eq(sql`lower(${customers.email})`, email.toLowerCase()),
  );
}

/** Answered by the trigram index; what it lets through is compared by name alone afterwards. */
function nearName(name: string): SQL {
  return sql`${name} <% (${customerText(customers)})`;
}

function rowsWhere(ctx: Ctx, where: SQL | undefined, except: string): Promise<CustomerRow[]> {
  return ctx.db
    .select()
    .from(customers)
    .where(and(where, ne(customers.id, except)))
    .orderBy(desc(customers.updatedAt))
    .limit(50);
}

function view(row: CustomerRow, why: Duplicate['why']): Duplicate {
  const { id, name, email, phone, city, customerList } = row;
  return { id, name, email, phone, city, customer_list: customerList, why };
}
