import { useState } from 'react';
import type { Customer } from '#app/contract/customers.ts';
import type { CustomerList } from '#app/domain/customer.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';
import { type CustomerDialog, CustomerDialogs } from './customer-dialogs.tsx';
import { useCustomerActions } from './use-customer-actions.ts';

/** The lists that a card can be moved to, with the key that does it. */
export const TARGETS: Array<{ list: CustomerList; label: string; icon: IconName; key: string }> = [
  { list: 'hot_list', label: 'Hot', icon: 'flame', key: '1' },
  { list: 'sale_list', label: 'Sale', icon: 'badge-indian-rupee', key: '2' },
  { list: 'cold_list', label: 'Cold', icon: 'snowflake', key: '3' },
];

/** What can be done with a card; the way to its own list is hidden. Source: back-office §2. */
export function CustomerButtons({ customer }: { customer: Customer }) {
  const [dialog, setDialog] = useState<CustomerDialog | null>(null);
  const { remove } = useCustomerActions();
  const mayEdit = useMay('customers.edit');
  return (
    <div className="ft">
      <RecordLink list="customers" id={customer.id} className="btn sm">
        View Details<span className="sr"> of {customer.name}</span>
      </RecordLink>
      {mayEdit && (
        <>
          <button type="button" className="btn sm" data-key="l" onClick={() => setDialog('call')}>
            Log Call<span className="sr"> with {customer.name}</span>
          </button>
          <button type="button" className="btn sm" data-key="s" onClick={() => setDialog('send')}>
            Send Package<span className="sr"> to {customer.name}</span>
          </button>
          <div className="row tight moves">
            <span className="mute">Move to</span>
            <MoveButtons customer={customer} />
            <span className="push row tight">
              <button
                type="button"
                className="btn ico sm ghost"
                data-key="e"
                aria-label={`Edit ${customer.name}`}
                title="Edit"
                onClick={() => setDialog('edit')}
              >
                <Icon name="pencil" />
              </button>
              <button
                type="button"
                className="btn ico sm ghost"
                aria-label={`Delete ${customer.name}`}
                title="Delete"
                onClick={() => void remove(customer)}
              >
                <Icon name="trash-2" />
              </button>
            </span>
          </div>
        </>
      )}
      <CustomerDialogs customer={customer} dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}

export function MoveButtons({ customer }: { customer: Customer }) {
  const { move } = useCustomerActions();
  const targets = TARGETS.filter(({ list }) => list !== customer.customer_list);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not laid out as a row of buttons
    <span className="seg sm" role="group" aria-label={`Move ${customer.name}`}>
      {targets.map(({ list, label, icon, key }) => (
        <button key={list} type="button" data-key={key} onClick={() => void move(customer, list)}>
          <Icon name={icon} small />
          {label}
        </button>
      ))}
    </span>
  );
}
