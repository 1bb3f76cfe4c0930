import type { VendorInvoiceChange } from '#app/contract/vendor-invoices.ts';
import { financialYear } from '#app/domain/financial-year.ts';
import { DEFAULT_GST_RATE } from '#app/domain/gst/rates.ts';
import { gstRateAfter, spellingKey, vendorInvoiceTotals } from '#app/domain/vendor-invoice.ts';
import { refuseTooManyRupees } from '#app/services/accounts/refuse-too-many-rupees.ts';
import type { VendorInvoiceRow } from './vendor-invoice-row.ts';

/** What staff decide of a vendor's invoice; everything else follows from it. */
export type VendorInvoiceDraft = Pick<
  VendorInvoiceRow,
  | 'vendorName'
  | 'supplierId'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'amount'
  | 'currency'
  | 'exchangeRate'
  | 'gstRate'
  | 'packageId'
  | 'linkedPackageName'
  | 'bookingId'
  | 'department'
  | 'notes'
  | 'status'
  | 'paymentMode'
  | 'paymentDate'
>;

/** A new one, before what it must have is filled in. */
export const EMPTY_DRAFT: VendorInvoiceDraft = {
  vendorName: '',
  supplierId: null,
  invoiceNumber: '',
  invoiceDate: '',
  amount: 0,
  currency: 'INR',
  exchangeRate: null,
  gstRate: DEFAULT_GST_RATE,
  packageId: null,
  linkedPackageName: '',
  bookingId: null,
  department: '',
  notes: '',
  status: 'pending',
  paymentMode: null,
  paymentDate: null,
};

/** What is given takes the place of what was there; a package's name stands beside its link (see `linkedPackage`). */
export function changedDraft(before: VendorInvoiceDraft, change: VendorInvoiceChange): VendorInvoiceDraft {
  const kept = <Value>(given: Value | undefined, was: Value): Value => (given === undefined ? was : given);
  const currency = kept(change.currency, before.currency);
  return {
    vendorName: kept(change.vendor_name, before.vendorName),
    supplierId: kept(change.supplier_id, before.supplierId),
    invoiceNumber: kept(change.invoice_number, before.invoiceNumber),
    invoiceDate: kept(change.invoice_date, before.invoiceDate),
    amount: kept(change.amount, before.amount),
    currency,
    exchangeRate: kept(change.exchange_rate, before.exchangeRate),
    gstRate: change.gst_rate ?? gstRateAfter(before.currency, currency, before.gstRate),
    packageId: kept(change.package_id, before.packageId),
    linkedPackageName: kept(change.linked_package_name, before.linkedPackageName),
    bookingId: kept(change.booking_id, before.bookingId),
    department: kept(change.department, before.department),
    notes: kept(change.notes, before.notes),
    status: kept(change.status, before.status),
    paymentMode: kept(change.payment_mode, before.paymentMode),
    paymentDate: kept(change.payment_date, before.paymentDate),
  };
}

/** What a change says of other records, by id or by name. */
export type DraftLinks = Partial<Pick<VendorInvoiceDraft, 'packageId' | 'linkedPackageName' | 'supplierId'>>;

/** The same with the records that were found; a vendor's name that stays keeps its supplier, who may be renamed. */
export function linkedDraft(
  before: VendorInvoiceDraft,
  change: VendorInvoiceChange,
  { supplierId, ...links }: DraftLinks,
): VendorInvoiceDraft {
  const draft = { ...changedDraft(before, change), ...links };
  return supplierId === undefined || draft.vendorName === before.vendorName
    ? draft
    : { ...draft, supplierId };
}

/**
 * The columns of a draft with what follows: sums, keys and year; how it was paid only when it was. Throws `invalid_input`
 * for dollars that are too many rupees.
 */
export function draftColumns(draft: VendorInvoiceDraft) {
  refuseTooManyRupees(draft);
  const paid = draft.status === 'paid';
  return {
    ...draft,
    ...vendorInvoiceTotals(draft),
    exchangeRate: draft.currency === 'INR' ? null : draft.exchangeRate,
    paymentMode: paid ? draft.paymentMode : null,
    paymentDate: paid ? draft.paymentDate : null,
    vendorKey: spellingKey(draft.vendorName),
    numberKey: spellingKey(draft.invoiceNumber),
    financialYear: financialYear(draft.invoiceDate),
  };
}

/** What the audit keeps of an invoice: what people decided and its sums, not the keys that we find it by. */
export function audited(columns: Partial<VendorInvoiceRow>): Record<string, unknown> {
  const { vendorKey, numberKey, financialYear, fileKey, fileType, fileSize, ...shown } = columns;
  return shown;
}
