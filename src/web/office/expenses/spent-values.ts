import { z } from 'zod';
import { fromDecimal } from '#app/domain/money.ts';
import type { PaymentMode } from '#app/domain/payment-mode.ts';
import type { ExpenseCategory } from '#app/domain/purchases.ts';
import { groupedAmount, plainNumber } from '#app/web/ui/form/amount-text.ts';

/** What the forms of expenses and of recurring ones have in common; amounts are the text that was typed. */
export interface SpentValues {
  category: ExpenseCategory;
  amount: string;
  currency: 'INR' | 'USD';
  payment_type: PaymentMode;
  description: string;
  /** Empty: None / Direct. */
  supplier_id: string;
  supplier_name: string;
  department: string;
}

/** Source: back-office §4, "Defaults". */
export const NEW_SPENT: SpentValues = {
  category: 'office_expenses',
  amount: '',
  currency: 'INR',
  payment_type: 'bank',
  description: '',
  supplier_id: '',
  supplier_name: '',
  department: '',
};

/** A stored record's fields as the form begins with them. */
export function spentValues(
  stored: Omit<SpentValues, 'amount' | 'supplier_id'> & { amount: number; supplier_id: string | null },
): SpentValues {
  return {
    category: stored.category,
    amount: groupedAmount(stored.amount.toFixed(2), stored.currency),
    currency: stored.currency,
    payment_type: stored.payment_type,
    description: stored.description,
    supplier_id: stored.supplier_id ?? '',
    supplier_name: stored.supplier_name,
    department: stored.department,
  };
}

/** The amount as people type it, with its separators, checked as the API does. */
export const typedAmount = z.string().superRefine((text, ctx) => {
  const plain = plainNumber(text);
  const minor = fromDecimal(plain);
  if (minor !== null && minor > 0) return;
  const message =
    plain === ''
      ? 'Amount is required'
      : minor === 0
        ? 'Amount must be more than 0'
        : 'Enter an amount such as 12,499.50';
  ctx.addIssue({ code: 'custom', message });
});
