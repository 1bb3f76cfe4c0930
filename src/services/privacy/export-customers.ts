import { asc, inArray } from 'drizzle-orm';
import type { PersonalData } from '#app/contract/privacy-requests.ts';
import { callLogs, packagesSent } from '#app/db/schema/customers.ts';
import type { Transaction } from '#app/services/context.ts';
import type { PersonRecords } from './person-records.ts';

/** A person's customers with every call and package, for the person to read. */
export async function exportCustomers(
  tx: Transaction,
  rows: PersonRecords['customers'],
): Promise<PersonalData['customers']> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const calls = await tx
    .select()
    .from(callLogs)
    .where(inArray(callLogs.customerId, ids))
    .orderBy(asc(callLogs.callDate), asc(callLogs.id));
  const packages = await tx
    .select()
    .from(packagesSent)
    .where(inArray(packagesSent.customerId, ids))
    .orderBy(asc(packagesSent.sentAt), asc(packagesSent.id));
  const callsOf = Map.groupBy(calls, (one) => one.customerId);
  const packagesOf = Map.groupBy(packages, (one) => one.customerId);
  return rows.map((row) => ({
    name: row.name,
    email: row.email,
    phone: row.phone,
    list: row.customerList,
    country: row.country,
    city: row.city,
    state: row.state,
    gstin: row.gstin,
    interests: row.travelInterests,
    preferredDestination: row.preferredDestination,
    source: row.leadSource,
    budget: row.budgetRange,
    notes: row.notes,
    calls: (callsOf.get(row.id) ?? []).map((call) => ({
      at: call.callDate.toISOString(),
      outcome: call.callOutcome,
      notes: call.notes,
      author: call.author,
    })),
    packages: (packagesOf.get(row.id) ?? []).map((sent) => ({
      at: sent.sentAt.toISOString(),
      title: sent.packageTitle,
      via: sent.sentVia,
      to: sent.sentTo,
      message: sent.message,
    })),
    createdAt: row.createdAt.toISOString(),
  }));
}
