import type { QueryClient } from '@tanstack/react-query';
import type { OfficeAnswer } from '#app/web/ui/data/call-office.ts';
import { boardOrder, type Ordered } from './board-order.ts';
import { type CrmList, listKey } from './crm-rows.ts';

/** Cards of a column at first, and with each "Show more". */
export const COLUMN_CARDS = 25;
const MARK = 'column';

/** Where TanStack Query keeps a column of the board: a page of the list with this query. */
export function columnKey(list: CrmList, query: string): readonly unknown[] {
  return [...listKey(list), query, MARK];
}

const isColumn = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[3] === MARK;

/** Takes a card out of its column and puts it where it belongs in another one; nothing where no board is shown. */
export function moveOnBoard(client: QueryClient, list: CrmList, id: string, status: string): void {
  type Column = OfficeAnswer<Array<Ordered & { id: string }>>;
  const columns = client
    .getQueryCache()
    .findAll({ queryKey: listKey(list), type: 'active', predicate: isColumn });
  const card = columns
    .flatMap(({ state }) => (state.data as Column | undefined)?.data ?? [])
    .find((row) => row.id === id);
  if (!card) return;
  for (const { queryKey } of columns) {
    const asked = new URLSearchParams(String(queryKey[2]));
    client.setQueryData<Column>(queryKey, (column) => {
      if (!column) return column;
      const others = column.data.filter((row) => row.id !== id);
      const was = column.data.length - others.length;
      if (asked.get('status') !== status) return { ...column, data: others, total: column.total - was };
      const data = [...others, card].sort(boardOrder(asked));
      return { ...column, data, total: column.total - was + 1 };
    });
  }
}

/** Asks for the columns anew: the next card of a column takes the place of the one that left. */
export function refreshBoard(client: QueryClient, list: CrmList): Promise<void> {
  return client.invalidateQueries({ queryKey: listKey(list), predicate: isColumn });
}
