import type { RecurringExpenseView } from '#app/contract/expenses.ts';
import { StoredForm } from '#app/web/office/parts/stored-form.tsx';
import { RECURRING } from './expenses-api.ts';
import { RecurringForm } from './recurring-form.tsx';

/** /admin/expenses/recurring/:id, over the list. */
export default function EditRecurring() {
  return (
    <StoredForm<RecurringExpenseView>
      path={RECURRING}
      screen="/admin/expenses/recurring"
      permission="purchases.edit"
      size={560}
      icon="wallet"
      titleOf={({ description }) => description}
      title="Edit Recurring Expense"
      name="recurring expense"
      failed="Recurring expenses could not be loaded"
    >
      {(stored, close) => <RecurringForm stored={stored} onClose={close} />}
    </StoredForm>
  );
}
