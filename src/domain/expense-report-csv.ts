import { csvLine } from './csv.ts';

/** What stands behind one name of the expense report, in rupees and dollars. */
export interface SpentSums {
  count: number;
  amount_inr: number;
  amount_usd: number;
}

/** `expense_report.csv`: a row for each category, as the API names it. Source: back-office §7. */
export function expenseReportCsv(categories: Record<string, SpentSums>): string {
  const rows = Object.entries(categories).map(([category, sums]) => [
    category,
    sums.count,
    sums.amount_inr,
    sums.amount_usd,
  ]);
  return [['Category', 'Count', 'Amount INR', 'Amount USD'], ...rows].map(csvLine).join('');
}
