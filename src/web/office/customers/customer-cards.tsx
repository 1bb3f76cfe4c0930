import type { Customer } from '#app/contract/customers.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { BulkBar } from '#app/web/ui/list/bulk-bar.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import type { ServerList } from '#app/web/ui/list/use-server-list.ts';
import { BulkActions } from './bulk-actions.tsx';
import { CustomerCard } from './customer-card.tsx';
import { NoCustomersActions, useNoCustomersHint } from './no-customers.tsx';

const READ_LETTERS = { enter: 'View Details' };
const LETTERS = {
  ...READ_LETTERS,
  x: 'Select',
  l: 'Log Call',
  s: 'Send Package',
  e: 'Edit',
  '1': 'Move to Hot',
  '2': 'Move to Sale',
  '3': 'Move to Cold',
};

/** A page of customers as cards, three abreast; ticked ones can be changed together. */
export function CustomerCards({ list, state }: { list: ServerList<Customer>; state: ListState }) {
  const { selected, select } = state;
  const mayEdit = useMay('customers.edit');
  return (
    <div className="cu">
      <CardList
        name="customers"
        icon="users"
        empty="No customers in this list"
        hint={useNoCustomersHint()}
        actions={<NoCustomersActions />}
        failed="Failed to load customers"
        list={list}
        state={state}
        letters={mayEdit ? LETTERS : READ_LETTERS}
        card={(customer) => <CustomerCard key={customer.id} customer={customer} state={state} />}
      />
      {selected.length > 0 && (
        <BulkBar count={selected.length} onClear={() => select([])}>
          <BulkActions ids={selected} onDone={() => select([])} />
        </BulkBar>
      )}
    </div>
  );
}
