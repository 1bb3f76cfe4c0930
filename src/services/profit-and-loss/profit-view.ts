import {
  GENERAL_KEY,
  INVOICES_KEY,
  type ProfitGrouping,
  type ProfitRow,
} from '#app/contract/profit-and-loss.ts';
import { toDecimal } from '#app/domain/money.ts';
import { marginOf, profitOf, whyProvisional } from '#app/domain/profit.ts';
import type { ProfitSums } from './read-profit.ts';

/** Paise in, rupees out. */
export function earnedView(sums: ProfitSums) {
  const why = whyProvisional(sums);
  return {
    income: toDecimal(sums.income),
    vendor_bills: toDecimal(sums.vendorBills),
    expenses: toDecimal(sums.expenses),
    profit: toDecimal(profitOf(sums)),
    margin: marginOf(sums),
    provisional: why !== '',
    why,
    bookings: sums.bookings,
    usd_costs: toDecimal(sums.usd),
  };
}

/** Of the rows that are of no trip; a key may else be any text that staff called a destination. */
function nameOf(by: ProfitGrouping, key: string): string | undefined {
  if (key === INVOICES_KEY) return 'Customer invoices';
  return key === GENERAL_KEY ? `Not linked to a ${by}` : undefined;
}

export function rowView(by: ProfitGrouping, key: string, sums: ProfitSums): ProfitRow {
  const booking = by === 'booking' && sums.name !== '';
  return {
    key,
    label: nameOf(by, key) ?? (booking ? sums.name : by === 'package' && sums.title ? sums.title : key),
    detail: booking ? `${sums.reference} · ${sums.title}` : '',
    date: booking ? sums.day : null,
    ...earnedView(sums),
  };
}
