import type { CustomerInvoiceView, InvoiceDefaults } from '#app/contract/customer-invoices.ts';
import { amountInWords } from '#app/domain/amount-in-words.ts';
import { stateName, stateTaxName } from '#app/domain/gst/states.ts';
import { formatMoney } from '#app/domain/money.ts';
import { failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { letGoLater } from '#app/web/ui/data/save-blob.ts';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure } from '#app/web/ui/toast.tsx';
import type { InvoiceFigures } from './invoice-figures.ts';
import { type InvoiceFormValues, invoiceBody } from './invoice-form-values.ts';
import { INVOICES } from './use-invoice-actions.ts';

/** The figures while they are typed, why they are so, and the paper that they make. */
export function TotalsBox({
  form,
  figures,
  defaults,
  stored,
}: {
  form: OfficeForm<InvoiceFormValues>;
  figures: InvoiceFigures;
  defaults: InvoiceDefaults;
  stored: CustomerInvoiceView | null;
}) {
  const { currency, gst_rate } = form.values;
  const rate = Number(gst_rate);
  const money = (minor: number) => formatMoney(minor, currency);
  const paid = stored ? Math.round((stored.paid_amount + stored.credited_amount) * 100) : 0;
  const row = (label: string, minor: number, className = '') => (
    <div className={className}>
      <span>{label}</span>
      <b>{money(minor)}</b>
    </div>
  );
  return (
    <aside className="inv-totals">
      <h3>Totals</h3>
      <div className="totals" role="status" aria-label="Totals">
        {row('Subtotal', figures.taxable)}
        {figures.cgst > 0 && row(`CGST ${rate / 2}%`, figures.cgst)}
        {figures.sgst > 0 && row(`${stateTaxName(figures.placeOfSupply)} ${rate / 2}%`, figures.sgst)}
        {figures.igst > 0 && row(`IGST ${rate}%`, figures.igst)}
        {row('Total', figures.total, 'T')}
        {paid > 0 && row(stored && stored.credited_amount > 0 ? 'Paid and credited' : 'Paid', paid)}
        {paid > 0 && row('Balance', Math.max(0, figures.total - paid), 'due')}
      </div>
      <p className="mute words">{amountInWords(figures.total, currency)}</p>
      <p className="note quiet">
        <Icon name="info" />
        <span>{reason(form.values, figures, defaults)}</span>
      </p>
      <button type="button" className="btn ghost sm" onClick={() => void preview(form.values)}>
        <Icon name="eye" small />
        Preview PDF
      </button>
    </aside>
  );
}

function reason(values: InvoiceFormValues, figures: InvoiceFigures, defaults: InvoiceDefaults): string {
  const rate = Number(values.gst_rate);
  if (values.currency === 'USD') return `A dollar invoice bears no GST. ${rate}% is kept for rupees.`;
  if (figures.supply === 'zero') return 'Zero-rated under the letter of undertaking: the PDF says so.';
  if (rate === 0) return 'At 0% no tax is added.';
  const place = stateName(figures.placeOfSupply);
  const home = stateName(defaults.supplier_state);
  const halves = `CGST ${rate / 2}% and ${stateTaxName(figures.placeOfSupply)} ${rate / 2}%`;
  if (figures.supply === 'intra') return `The place of supply is ${place}, so the PDF shows ${halves}.`;
  if (figures.category === 'sez' || figures.category === 'overseas') {
    return `Without a letter of undertaking in the settings the PDF shows IGST ${rate}%.`;
  }
  return `${place} is outside ${home}, so the PDF shows IGST ${rate}% in place of CGST ${rate / 2}% and SGST ${rate / 2}%.`;
}

/** The tab is opened by the press itself: one that opens later is taken for an unwanted one. */
async function preview(values: InvoiceFormValues): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const answer = await fetchOffice(`${INVOICES}/preview`, 'application/pdf', {
      method: 'POST',
      body: invoiceBody(values),
    });
    const address = URL.createObjectURL(await answer.blob());
    if (tab) tab.location.href = address;
    letGoLater(address);
  } catch (error) {
    tab?.close();
    showFailure({
      title: 'Failed to make a preview.',
      detail: failureText(error, 'Please check your connection and try again.'),
    });
  }
}
