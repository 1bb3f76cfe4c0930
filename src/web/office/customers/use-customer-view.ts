import { useSearchParams } from 'react-router';
import { CUSTOMER_SORTS, FOLLOW_UPS, LAST_CALLS } from '#app/contract/customers.ts';
import { CALL_STATUSES } from '#app/domain/call-status.ts';
import { CUSTOMER_LISTS, type CustomerList, LEAD_SOURCES, TRAVEL_INTERESTS } from '#app/domain/customer.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { useListState } from '#app/web/ui/list/use-list-state.ts';

const KNOWN = {
  call_status: CALL_STATUSES,
  lead_source: LEAD_SOURCES,
  follow_up: FOLLOW_UPS,
  last_call: LAST_CALLS,
  interest: TRAVEL_INTERESTS,
  sort: CUSTOMER_SORTS,
};
const VIEW = {
  filters: ['call_status', 'lead_source', 'follow_up', 'last_call', 'interest', 'assignee'],
  defaultSort: '-created_at',
} as const;

/** The list that the address names; `all` for the four together, New Leads where it names none. */
export function useCustomerList(): CustomerList | 'all' {
  const [search] = useSearchParams();
  const named = search.get('list');
  if (named === 'all') return 'all';
  return CUSTOMER_LISTS.find((list) => list === named) ?? 'new_lead';
}

/** What of the customers is shown, as the address has it, and what the API is asked for it. */
export function useCustomerView() {
  const list = useCustomerList();
  const [search, setSearch] = useSearchParams();
  const state = useListState(VIEW);
  const only = list === 'all' ? '' : `&customer_list=${list}`;
  return {
    list,
    state,
    query: apiQuery(state.query, KNOWN) + only,
    match: apiQuery(state.match, KNOWN) + only,
    asTable: search.get('view') === 'table',
    showAs(view: 'cards' | 'table') {
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (view === 'table') next.set('view', view);
          else next.delete('view');
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

/** The address of a list; the order and the way it is shown stay. */
export function listAddress(list: CustomerList | 'all', search: URLSearchParams): string {
  const next = new URLSearchParams();
  if (list !== 'new_lead') next.set('list', list);
  for (const name of ['sort', 'view']) {
    const value = search.get(name);
    if (value) next.set(name, value);
  }
  return next.size > 0 ? `/admin/customers?${next}` : '/admin/customers';
}
