import { formatMoney } from '#app/domain/money.ts';

/** Rupees of the API as people read them: 26249.25 → `₹26,249.25`, 104997 → `₹1,04,997`. */
export function rupees(amount: number): string {
  return formatMoney(Math.round(amount * 100), 'INR', { trim: true });
}
