import { eq, sql } from 'drizzle-orm';
import type { VendorInvoiceChange } from '#app/contract/vendor-invoices.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { namedSupplier, supplierCalled } from '#app/services/suppliers/supplier-row.ts';
import type { DraftLinks } from './vendor-invoice-draft.ts';

/**
 * Holds the records that a change names, each of which must exist, and answers what a draft says of its package and
 * supplier. A package is named by `package_id`, and then gives its title where no other is sent, or by its title alone; a
 * supplier by `supplier_id`, or by the vendor's name. To be asked before the invoice is locked, for who deletes a package
 * locks in this order too. Throws `invalid_input` with the field.
 */
export async function linkedRecords(tx: Transaction, change: VendorInvoiceChange): Promise<DraftLinks> {
  if (change.supplier_id) await namedSupplier(tx, change.supplier_id);
  if (change.booking_id) await refuseMissingBooking(tx, change.booking_id);
  return { ...(await linkedPackage(tx, change)), ...(await supplierOfName(tx, change)) };
}

async function supplierOfName(
  tx: Transaction,
  { supplier_id: id, vendor_name: name }: VendorInvoiceChange,
): Promise<Pick<DraftLinks, 'supplierId'>> {
  if (id !== undefined || name === undefined) return {};
  return { supplierId: (await supplierCalled(tx, name))?.id ?? null };
}

async function linkedPackage(
  tx: Transaction,
  { package_id: id, linked_package_name: name }: VendorInvoiceChange,
): Promise<Omit<DraftLinks, 'supplierId'>> {
  if (id) {
    const title = await packageTitle(tx, id);
    return { packageId: id, linkedPackageName: name || title };
  }
  if (id === null) return { packageId: null, linkedPackageName: name ?? '' };
  if (name === undefined) return {};
  return { packageId: name === '' ? null : await packageTitled(tx, name) };
}

async function packageTitle(tx: Transaction, id: string): Promise<string> {
  const [row] = isStorable(id)
    ? await tx.select({ title: packages.title }).from(packages).where(eq(packages.id, id)).for('key share')
    : [];
  if (row) return row.title;
  throw missing('package_id', 'This package does not exist any more. Choose another.');
}

/** The one package that is called so; null when there is none, or two. */
async function packageTitled(tx: Transaction, title: string): Promise<string | null> {
  const found = await tx
    .select({ id: packages.id })
    .from(packages)
    .where(eq(sql`lower(${packages.title})`, title.toLowerCase()))
    .limit(2)
    .for('key share');
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

async function refuseMissingBooking(tx: Transaction, id: string): Promise<void> {
  const [row] = isStorable(id)
    ? await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('key share')
    : [];
  if (!row) throw missing('booking_id', 'This booking does not exist. Choose another.');
}

function missing(field: string, message: string) {
  return invalid(message, { [field]: message });
}
