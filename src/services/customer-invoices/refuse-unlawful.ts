import { eq } from 'drizzle-orm';
import { filedReturns } from '#app/db/schema/documents.ts';
import { GST_BEGAN } from '#app/domain/gst/rates.ts';
import type { Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import type { InvoiceDraft, InvoiceFigures } from './invoice-draft.ts';

/**
 * A tax invoice is of an amount, of a time with GST, and of a month whose return is still open. Throws `invalid_input`
 * with the field. A proforma may be anything.
 */
export async function refuseUnlawful(
  tx: Transaction,
  draft: InvoiceDraft,
  { split }: InvoiceFigures,
): Promise<void> {
  if (draft.type !== 'final') return;
  if (split.total === 0) throw refused('items', 'A final invoice needs an amount above 0');
  if (draft.invoiceDate < GST_BEGAN) throw refused('invoice_date', `GST began on ${GST_BEGAN}`);
  const period = draft.invoiceDate.slice(0, 7);
  const [filed] = await tx.select().from(filedReturns).where(eq(filedReturns.period, period));
  if (filed) throw refused('invoice_date', `The return of ${period} was filed: choose a later date`);
}

function refused(field: string, message: string) {
  return invalid(message, { [field]: message });
}
