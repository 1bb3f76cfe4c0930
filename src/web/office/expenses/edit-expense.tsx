import type { ExpenseView } from '#app/contract/expenses.ts';
import { ExpenseForm } from './expense-form.tsx';
import { EXPENSES } from './expenses-api.ts';
import { StoredForm } from './stored-form.tsx';

/** /admin/expenses/:id, over the list. */
export default function EditExpense() {
  return (
    <StoredForm<ExpenseView>
      path={EXPENSES}
      screen="/admin/expenses"
      title="Edit Expense"
      name="expense"
      failed="Failed to load expenses."
    >
      {(stored, close) => <ExpenseForm stored={stored} onClose={close} />}
    </StoredForm>
  );
}
