import { and, asc, eq, ne, or } from 'drizzle-orm';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import type { Transaction } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { takeTurn } from '#app/services/take-turn.ts';
import type { VendorInvoiceRow } from './vendor-invoice-row.ts';

type Numbered = Pick<VendorInvoiceRow, 'vendorKey' | 'supplierId' | 'numberKey' | 'financialYear'>;

/** Two that write the same number at the same moment take turns from here to the end of their transactions. */
export async function takeNumberTurn(
  tx: Transaction,
  { numberKey, financialYear }: Pick<Numbered, 'numberKey' | 'financialYear'>,
): Promise<void> {
  const turn = `vendor-invoice:${financialYear}:${numberKey}`;
  await takeTurn(tx, turn);
}

/**
 * A vendor's number is written down once in a financial year, however it is spelt; called in the number's turn. Throws
 * `duplicate` with a link to the first. Source: checklist B25.
 */
export async function refuseDuplicate(tx: Transaction, id: string, wanted: Numbered): Promise<void> {
  const { vendorKey, supplierId, numberKey, financialYear } = wanted;
  const [first] = await tx
    .select()
    .from(vendorInvoices)
    .where(
      and(
        eq(vendorInvoices.numberKey, numberKey),
        eq(vendorInvoices.financialYear, financialYear),
        or(
          eq(vendorInvoices.vendorKey, vendorKey),
          supplierId === null ? undefined : eq(vendorInvoices.supplierId, supplierId),
        ),
        ne(vendorInvoices.id, id),
      ),
    )
    .orderBy(asc(vendorInvoices.createdAt))
    .limit(1);
  if (!first) return;
  const of = `${first.vendorName} of ${formatDate(first.invoiceDate)}`;
  const text = `Invoice ${first.invoiceNumber} from ${of} over ${formatMoney(first.totalAmount, first.currency)} is there already, in the financial year ${financialYear}.`;
  throw new AppError('duplicate', text, {
    fields: { invoice_number: 'This vendor’s number is there already in this financial year' },
    link: `/admin/vendors/${first.id}`,
  });
}
