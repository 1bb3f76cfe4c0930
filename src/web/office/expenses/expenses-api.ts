import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExpenseStats } from '#app/contract/expenses.ts';
import type { Supplier } from '#app/contract/suppliers.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

export const EXPENSES = '/expenses';
export const RECURRING = '/expenses/recurring';

/** The address of an expense, or of an action of it, below the API. */
export function expensePath(id: string, action = ''): string {
  return `${EXPENSES}/${encodeURIComponent(id)}${action && `/${action}`}`;
}

export function recurringPath(id: string, action = ''): string {
  return `${RECURRING}/${encodeURIComponent(id)}${action && `/${action}`}`;
}

/** The cards over the list that the same filters give. */
export function useExpenseStats(match: string): ExpenseStats | undefined {
  const { data } = useQuery({
    queryKey: ['stats', EXPENSES, match],
    queryFn: ({ signal }) => callOffice<ExpenseStats>(`${EXPENSES}/stats?${match}`, { signal }),
    placeholderData: (before) => before,
  });
  return data?.data;
}

/** Those that can be chosen; a failure is logged by the browser alone. Source: back-office §8. */
export function useActiveSuppliers(): Supplier[] {
  const { data } = useQuery({
    queryKey: ['active', '/suppliers'],
    queryFn: ({ signal }) => callOffice<Supplier[]>('/suppliers?status=active&sort=name', { signal }),
  });
  return data?.data ?? [];
}

/** After any change of expenses or recurring ones: lists, cards and reports are asked for again. */
export function useReloadExpenses(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey.some((part) => typeof part === 'string' && part.startsWith(EXPENSES)),
    });
}
