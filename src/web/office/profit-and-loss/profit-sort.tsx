import { PROFIT_ORDERS, type ProfitOrder } from '#app/contract/profit-and-loss.ts';
import { SortChoice } from '#app/web/ui/list/sort-choice.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';

/** The columns that the rows are sorted by, as their heads say it; the first is called as its rows are. */
export const COLUMN_TITLES: Record<ProfitOrder, string> = {
  name: 'Name',
  income: 'Income',
  vendor_bills: 'Vendor bills',
  expenses: 'Expenses',
  profit: 'Profit',
  margin: 'Margin',
};

type Sort = ProfitOrder | `-${ProfitOrder}`;

const NAMES = Object.fromEntries<string>(
  PROFIT_ORDERS.flatMap((order) => {
    const title = COLUMN_TITLES[order];
    return order === 'name'
      ? [
          [order, `${title}, A to Z`],
          [`-${order}`, `${title}, Z to A`],
        ]
      : [
          [`-${order}`, `${title}, highest first`],
          [order, `${title}, lowest first`],
        ];
  }),
) as Record<Sort, string>;
const SORTS = Object.keys(NAMES) as Sort[];

/** What the heads of the columns do, where a phone stacks the rows and has no heads. */
export function ProfitSort({ state }: { state: ListState }) {
  return <SortChoice state={state} sorts={SORTS} names={NAMES} usual="Usual order" />;
}
