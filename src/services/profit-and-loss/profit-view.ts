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

/** A map, for a key may be any text that staff called a destination. */
const NAMES = new Map([
  [INVOICES_KEY, 'Customer invoices'],
  [GENERAL_KEY, 'Of no trip'],
]);

export function rowView(by: ProfitGrouping, key: string, sums: ProfitSums): ProfitRow {
  const booking = by === 'booking' && sums.name !== '';
  return {
    key,
    label: NAMES.get(key) ?? (booking ? sums.name : by === 'package' && sums.title ? sums.title : key),
    detail: booking ? `${sums.reference} · ${sums.title}` : '',
    date: booking ? sums.day : null,
    ...earnedView(sums),
  };
}
