import { useMay } from '#app/web/office/data/use-may.ts';
import { useBackToList } from '#app/web/office/parts/use-back-to-list.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { ExpenseForm } from './expense-form.tsx';

/** /admin/expenses/new, over the list. */
export default function NewExpense() {
  const close = useBackToList('/admin/expenses');
  const may = useMay('purchases.edit');
  if (!useInBrowser() || !may) return null;
  return (
    <>
      <title>Add Expense · Back office</title>
      <ExpenseForm stored={null} onClose={close} />
    </>
  );
}
