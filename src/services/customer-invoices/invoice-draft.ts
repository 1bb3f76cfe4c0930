import type { CustomerInvoiceChange } from '#app/contract/customer-invoices.ts';
import { DEFAULT_TERMS } from '#app/contract/customer-invoices.ts';
import { categoryWithGstin, invoiceSupply } from '#app/domain/gst/invoice-supply.ts';
import { invoiceTotals } from '#app/domain/gst/invoice-totals.ts';
import { categoryProblem } from '#app/domain/gst/place-of-supply.ts';
import { DEFAULT_GST_RATE } from '#app/domain/gst/rates.ts';
import type { TaxSplit } from '#app/domain/gst/tax-split.ts';
import type { InvoiceItem } from '#app/domain/invoice-item.ts';
import { MAX_MINOR } from '#app/domain/money.ts';
import { refuseTooManyRupees } from '#app/services/accounts/refuse-too-many-rupees.ts';
import type { Customer, NewDocument, TaxPlace } from '#app/services/documents/issue-document.ts';
import type { Issuer } from '#app/services/documents/issuer.ts';
import { invalid } from '#app/services/errors.ts';
import type { InvoiceRow } from './invoice-row.ts';

/** What staff decide of an invoice; everything else follows from it. */
export type InvoiceDraft = Pick<
  InvoiceRow,
  | 'type'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'customerAddress'
  | 'customerGstin'
  | 'customerState'
  | 'category'
  | 'invoiceDate'
  | 'dueDate'
  | 'currency'
  | 'exchangeRate'
  | 'gstRate'
  | 'notes'
  | 'terms'
> & { items: Array<Omit<InvoiceItem, 'amount'>> };

/** A new invoice before anybody wrote on it. Source: back-office §4. */
export function emptyDraft({ tax }: Issuer): InvoiceDraft {
  return {
    type: 'proforma',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    customerAddress: '',
    customerGstin: '',
    customerState: '',
    category: 'unregistered',
    invoiceDate: '',
    dueDate: null,
    currency: 'INR',
    exchangeRate: 1,
    gstRate: tax.gstRate ?? DEFAULT_GST_RATE,
    notes: '',
    terms: DEFAULT_TERMS,
    items: [],
  };
}

/** What was sent, over what was there: an absent field stays, an empty one clears. */
export function changedDraft(
  before: InvoiceDraft,
  change: CustomerInvoiceChange,
  issuer: Issuer,
): InvoiceDraft {
  const gstin = change.customer_gstin ?? before.customerGstin;
  const after: InvoiceDraft = {
    type: change.invoice_type ?? before.type,
    customerName: change.customer_name ?? before.customerName,
    customerEmail: change.customer_email ?? before.customerEmail,
    customerPhone: change.customer_phone ?? before.customerPhone,
    customerAddress: change.customer_address ?? before.customerAddress,
    customerGstin: gstin,
    customerState: change.customer_state ?? before.customerState,
    category: change.customer_category ?? categoryWithGstin(before.category, gstin),
    invoiceDate: change.invoice_date ?? before.invoiceDate,
    dueDate: change.due_date === undefined ? before.dueDate : change.due_date || null,
    currency: change.currency ?? before.currency,
    exchangeRate: change.exchange_rate ?? before.exchangeRate,
    gstRate: change.gst_rate ?? before.gstRate,
    notes: change.notes ?? before.notes,
    terms: change.terms ?? before.terms,
    items: change.items?.map((item) => ({ ...item, sac: item.sac || issuer.tax.sac })) ?? before.items,
  };
  checkDraft(after);
  return after;
}

function checkDraft(draft: InvoiceDraft): void {
  const problem = categoryProblem({
    category: draft.category,
    gstin: draft.customerGstin,
    stateCode: draft.customerState,
  });
  if (problem) throw invalid(problem, { customer_category: problem });
  if (draft.dueDate !== null && draft.dueDate < draft.invoiceDate) {
    const message = 'Due date cannot be before the invoice date';
    throw invalid(message, { due_date: message });
  }
}

export interface InvoiceFigures {
  split: TaxSplit;
  items: InvoiceItem[];
  tax: TaxPlace;
}

/** All figures of a draft. A USD document bears no GST. Throws `invalid_input` for a total beyond the limit. */
export function invoiceFigures(draft: InvoiceDraft, issuer: Issuer): InvoiceFigures {
  const { supply, placeOfSupply } = invoiceSupply(
    {
      currency: draft.currency,
      category: draft.category,
      gstin: draft.customerGstin,
      stateCode: draft.customerState,
    },
    { stateCode: issuer.company.stateCode, underLut: issuer.tax.lut !== '' },
  );
  const { amounts, ...split } = invoiceTotals(draft.items, draft.gstRate, supply);
  const items = draft.items.map(({ description, quantity, rate, sac }, index) => ({
    description,
    quantity,
    rate,
    sac,
    amount: amounts[index] ?? 0,
  }));
  // Beyond it a sum of several lines could lose its last paisa.
  if (split.taxable > MAX_MINOR) {
    throw invalid('The total is more than 10,00,00,00,00,000', {
      items: 'The total is more than 10,00,00,00,00,000',
    });
  }
  refuseTooManyRupees({ ...draft, amount: split.taxable });
  return { split, items, tax: { placeOfSupply, supply } };
}

export function draftCustomer(draft: InvoiceDraft): Customer {
  return {
    name: draft.customerName,
    address: draft.customerAddress,
    stateCode: draft.customerState,
    email: draft.customerEmail,
    phone: draft.customerPhone,
    gstin: draft.customerGstin,
    // Dollars without another word are of a customer abroad.
    category: draft.currency === 'USD' && draft.category === 'unregistered' ? 'overseas' : draft.category,
  };
}

/** The paper of a draft with its figures. */
export function draftDocument(
  invoiceId: string,
  draft: InvoiceDraft,
  { split, items, tax }: InvoiceFigures,
  issuer: Issuer,
): NewDocument {
  return {
    kind: draft.type === 'final' ? 'invoice' : 'proforma',
    owner: { customerInvoiceId: invoiceId },
    date: draft.invoiceDate,
    customer: draftCustomer(draft),
    tax,
    gstRate: draft.gstRate,
    currency: draft.currency,
    exchangeRate: draft.exchangeRate,
    split,
    lines: items.map((item) => ({ ...item, detail: '' })),
    paper: {
      facts: [],
      dueDate: draft.dueDate ?? '',
      notes: draft.notes,
      terms: draft.terms,
      remarks: remarksOf(draft, tax.supply, issuer),
    },
  };
}

/** Why there is no tax on it, or what a bill at 5% has to say. Source: india-rules §2. */
function remarksOf(draft: InvoiceDraft, supply: string, { tax }: Issuer): string[] {
  if (supply === 'zero') {
    return [
      tax.lut === ''
        ? 'Export of service, zero-rated'
        : `Supply meant for export or SEZ under LUT ${tax.lut} without payment of tax`,
    ];
  }
  return draft.gstRate === 5 && tax.inclusiveNote !== '' ? [tax.inclusiveNote] : [];
}

/** The columns of a draft with its figures. */
export function draftColumns(draft: InvoiceDraft, { split, items, tax }: InvoiceFigures) {
  const { items: _, ...columns } = draft;
  return {
    ...columns,
    items,
    supply: tax.supply,
    placeOfSupply: tax.placeOfSupply,
    subtotal: split.taxable,
    gstAmount: split.tax,
    totalAmount: split.total,
  };
}
