import type { ExpenseView } from '#app/contract/expenses.ts';
import { StoredForm } from '#app/web/office/parts/stored-form.tsx';
import { ExpenseForm } from './expense-form.tsx';
import { EXPENSES } from './expenses-api.ts';

/** /admin/expenses/:id, over the list. */
export default function EditExpense() {
  return (
    <StoredForm<ExpenseView>
      path={EXPENSES}
      screen="/admin/expenses"
      permission="purchases.edit"
      size={560}
      icon="wallet"
      titleOf={({ description }) => description}
      title="Edit Expense"
      name="expense"
      failed="Failed to load expenses."
    >
      {(stored, close) => <ExpenseForm stored={stored} onClose={close} />}
    </StoredForm>
  );
}
