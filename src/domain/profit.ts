/** What a part of the business earned. Amounts in paise, without GST. Source: decisions/0018-profit-and-loss. */
export interface Earned {
  income: number;
  vendorBills: number;
  expenses: number;
}

/** What is still missing from a result. */
export interface Missing {
  /** Trips that have begun, for which nobody has recorded a vendor's bill. */
  withoutBill: number;
  /** Trips that are sold and have neither begun nor a bill: their costs are to come. */
  ahead: number;
  /** Costs in USD without an exchange rate: in no sum of rupees. */
  withoutRate: number;
}

export function profitOf({ income, vendorBills, expenses }: Earned): number {
  return income - vendorBills - expenses;
}

/** The profit in percent of the income with one decimal; null without an income. */
export function marginOf(earned: Earned): number | null {
  return earned.income > 0 ? Math.round((profitOf(earned) / earned.income) * 1000) / 10 : null;
}

/** Why a result may still change, in words; empty when nothing is missing. */
export function whyProvisional({ withoutBill, ahead, withoutRate }: Missing): string {
  const reasons = [
    withoutBill > 0 && `${counted(withoutBill, 'trip')} without a vendor bill`,
    ahead > 0 && `${counted(ahead, 'trip')} still ahead`,
    withoutRate > 0 && `${counted(withoutRate, 'cost')} in USD without an exchange rate`,
  ];
  return reasons.filter((reason) => reason !== false).join(', ');
}

function counted(figure: number, one: string): string {
  return `${figure.toLocaleString('en-IN')} ${figure === 1 ? one : `${one}s`}`;
}
