import { eq, type SQL } from 'drizzle-orm';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { toDecimal } from '#app/domain/money.ts';
import { attachmentView } from '#app/services/attachments/attachment.ts';
import type { Queryable } from '#app/services/context.ts';
import { noVendorInvoice, type VendorInvoiceRow } from './vendor-invoice-row.ts';

interface JoinedRow {
  invoice: VendorInvoiceRow;
  reference: string | null;
  bookedBy: string | null;
}

/** Invoices with who booked what they are for. */
export function selectVendorInvoices(db: Queryable) {
  return db
    .select({ invoice: vendorInvoices, reference: bookings.reference, bookedBy: bookings.name })
    .from(vendorInvoices)
    .leftJoin(bookings, eq(bookings.id, vendorInvoices.bookingId))
    .$dynamic();
}

/** The one invoice that matches, as it is answered. Throws `not_found`. */
export async function viewVendorInvoice(db: Queryable, which: SQL): Promise<VendorInvoice> {
  const [row] = await selectVendorInvoices(db).where(which);
  if (!row) throw noVendorInvoice();
  return vendorInvoiceView(row);
}

export function vendorInvoiceView({ invoice: row, reference, bookedBy }: JoinedRow): VendorInvoice {
  return {
    id: row.id,
    vendor_name: row.vendorName,
    supplier_id: row.supplierId,
    invoice_number: row.invoiceNumber,
    invoice_date: row.invoiceDate,
    amount: toDecimal(row.amount),
    currency: row.currency,
    exchange_rate: row.exchangeRate,
    gst_rate: row.gstRate,
    gst_amount: toDecimal(row.gstAmount),
    total_amount: toDecimal(row.totalAmount),
    package_id: row.packageId,
    linked_package_name: row.linkedPackageName,
    booking_id: row.bookingId,
    booking_reference: reference,
    booking_name: bookedBy,
    department: row.department,
    notes: row.notes,
    status: row.status,
    payment_mode: row.paymentMode,
    payment_date: row.paymentDate,
    ...attachmentView(row, `/api/vendors/invoices/${row.id}/download`),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
