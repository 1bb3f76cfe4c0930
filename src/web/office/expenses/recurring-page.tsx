import '#app/web/office/styles/expenses.css';
import { Link, Outlet } from 'react-router';
import type { RecurringExpenseView } from '#app/contract/expenses.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { RECURRING } from './expenses-api.ts';
import { RecurringRow } from './recurring-row.tsx';

const VIEW = { filters: [], defaultSort: '' } as const;

/** Rent, salaries and whatever else comes again by itself. */
export default function RecurringPage() {
  const state = useListState(VIEW);
  const mayEdit = useMay('purchases.edit');
  const list = useServerList<RecurringExpenseView>(RECURRING, state);
  return (
    <>
      <PageHead
        title="Recurring Expenses"
        hint="Rent, salaries and the like: each becomes an expense by itself on its day."
      >
        <Link className="btn" to="/admin/expenses">
          <Icon name="wallet" />
          All expenses
        </Link>
        {mayEdit && (
          <Link className="btn pri" to="/admin/expenses/recurring/new" preventScrollReset>
            <Icon name="plus" />
            Add Recurring Expense <kbd>C M</kbd>
          </Link>
        )}
      </PageHead>
      <CardList
        name="recurring expenses"
        icon="repeat"
        hint="What is paid every month, quarter or year is typed once here."
        rows
        list={list}
        state={state}
        letters={{ p: 'Pause or resume', e: 'Edit' }}
        card={(recurring) => <RecurringRow key={recurring.id} recurring={recurring} />}
      />
      <Outlet />
    </>
  );
}
