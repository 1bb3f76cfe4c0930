import type { Customer } from '#app/contract/customers.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { BulkBar } from '#app/web/ui/list/bulk-bar.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import type { ServerList } from '#app/web/ui/list/use-server-list.ts';
import { BulkActions } from './bulk-actions.tsx';
import { CustomerCard } from './customer-card.tsx';
import { NoCustomersActions } from './no-customers.tsx';

const LETTERS = {
  enter: 'View Details',
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
  const tick = (id: string) =>
    select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  return (
    <div className="cu">
      <CardList
        name="customers"
        icon="users"
        empty="No customers in this list"
        hint="Move a lead here, or add someone new."
        actions={<NoCustomersActions />}
        failed="Failed to load customers"
        list={list}
        state={state}
        letters={LETTERS}
        card={(customer) => (
          <CustomerCard
            key={customer.id}
            customer={customer}
            ticked={selected.includes(customer.id)}
            onTick={() => tick(customer.id)}
          />
        )}
      />
      {selected.length > 0 && (
        <BulkBar count={selected.length} onClear={() => select([])}>
          <BulkActions ids={selected} onDone={() => select([])} />
        </BulkBar>
      )}
    </div>
  );
}
