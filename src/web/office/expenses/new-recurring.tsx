import { useMay } from '#app/web/office/data/use-may.ts';
import { useBackToList } from '#app/web/office/parts/use-back-to-list.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { RecurringForm } from './recurring-form.tsx';

/** /admin/expenses/recurring/new, over the list. */
export default function NewRecurring() {
  const close = useBackToList('/admin/expenses/recurring');
  const may = useMay('purchases.edit');
  if (!useInBrowser() || !may) return null;
  return (
    <>
      <title>Add Recurring Expense · Back office</title>
      <RecurringForm stored={null} onClose={close} />
    </>
  );
}
