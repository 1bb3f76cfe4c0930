import '#app/web/office/styles/expenses.css';
import { Link, Outlet, useLocation } from 'react-router';
import { csvColumns, EXPENSE_COLUMNS } from '#app/contract/csv-columns.ts';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { PAYMENT_TYPE_NAMES } from '#app/domain/expense.ts';
import { formatMoney } from '#app/domain/money.ts';
import { PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import { isPlainDate } from '#app/domain/plain-date.ts';
import { EXPENSE_CATEGORIES, EXPENSE_CATEGORY_NAMES } from '#app/domain/purchases.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { DaysFilter } from '#app/web/office/parts/days-filter.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { ExpenseRow } from './expense-row.tsx';
import { EXPENSES, useExpenseStats } from './expenses-api.ts';

const CURRENCIES = ['INR', 'USD'] as const;
const FILTERS = [
  { name: 'category', label: 'Category', options: optionsOf(EXPENSE_CATEGORIES, EXPENSE_CATEGORY_NAMES) },
  { name: 'currency', label: 'Currency', options: optionsOf(CURRENCIES, { INR: 'INR', USD: 'USD' }) },
  { name: 'payment_type', label: 'Payment type', options: optionsOf(PAYMENT_MODES, PAYMENT_TYPE_NAMES) },
];
const KNOWN = {
  category: EXPENSE_CATEGORIES,
  currency: CURRENCIES,
  payment_type: PAYMENT_MODES,
  start_date: isPlainDate,
  end_date: isPlainDate,
  sort: ['date', '-date'],
};
const VIEW = {
  filters: [
    'id',
    'category',
    'currency',
    'payment_type',
    'start_date',
    'end_date',
    'supplier_id',
    'booking_id',
    'recurring_id',
  ],
  defaultSort: '-date',
} as const;

/** What the agency spends; a form lies over it under its own address. Source: back-office §2. */
export default function ExpensesPage() {
  const state = useListState(VIEW);
  const match = apiQuery(state.match, KNOWN);
  const list = useServerList<ExpenseView>(EXPENSES, { query: apiQuery(state.query, KNOWN) });
  return (
    <>
      <PageHead title="Expense Management" hint="Everything the business spends, in rupees or dollars.">
        <HeadButtons />
      </PageHead>
      <Cards match={match} />
      <ListToolbar
        state={state}
        search="Search expenses"
        filters={FILTERS}
        saved="expenses"
        exportAs={{ path: EXPENSES, name: 'expenses', columns: csvColumns(EXPENSE_COLUMNS), match }}
      >
        <DaysFilter state={state} label="Expense dates" />
      </ListToolbar>
      <OneRecord state={state} name="expense" />
      <CardList
        name="expenses"
        icon="wallet"
        hint="Bills, rent, salaries, advertising: they appear here as soon as somebody adds one."
        failed="Failed to load expenses."
        rows
        list={list}
        state={state}
        letters={{ d: 'Download bill', e: 'Edit' }}
        card={(expense) => <ExpenseRow key={expense.id} expense={expense} />}
      />
      <Outlet />
    </>
  );
}

function HeadButtons() {
  const { search } = useLocation();
  const mayEdit = useMay('purchases.edit');
  return (
    <>
      <Link className="btn" to="/admin/expenses/recurring">
        <Icon name="repeat" />
        Recurring
      </Link>
      {mayEdit && (
        <Link className="btn pri" to={{ pathname: '/admin/expenses/new', search }} preventScrollReset>
          <Icon name="plus" />
          Add Expense <kbd>C E</kbd>
        </Link>
      )}
    </>
  );
}

/** Over what the filters match; rupees and dollars are never added together. */
function Cards({ match }: { match: string }) {
  const query = new URLSearchParams(match);
  query.delete('sort');
  const stats = useExpenseStats(query.toString());
  const counted = (count: number) =>
    `${count.toLocaleString('en-IN')} ${count === 1 ? 'expense' : 'expenses'}`;
  const sum = (amount: number, currency: 'INR' | 'USD') => formatMoney(Math.round(amount * 100), currency);
  return (
    <StatStrip
      items={[
        {
          label: 'Expenses',
          value: stats ? stats.total_expenses.toLocaleString('en-IN') : null,
          note: 'In this filter',
        },
        {
          label: 'Total INR',
          value: stats ? sum(stats.total_amount_inr, 'INR') : null,
          note: stats && counted(stats.count_inr),
        },
        {
          label: 'Total USD',
          value: stats ? sum(stats.total_amount_usd, 'USD') : null,
          note: stats && counted(stats.count_usd),
        },
      ]}
    />
  );
}
