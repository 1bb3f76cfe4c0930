import { useState } from 'react';
import { useParams } from 'react-router';
import type { Customer } from '#app/contract/customers.ts';
import { CUSTOMER_LIST_NAMES } from '#app/domain/customer.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { RecordDrawer } from '#app/web/office/record/record-drawer.tsx';
import { useRecord } from '#app/web/office/record/use-record.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { useClose } from '#app/web/ui/overlay/modal.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { TARGETS } from './customer-buttons.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { type CustomerDialog, CustomerDialogs } from './customer-dialogs.tsx';
import { useCustomerActions } from './use-customer-actions.ts';

/** /admin/customers/:id, over the list. Source: back-office §2. */
export default function CustomerDrawer() {
  const { id = '' } = useParams();
  return useInBrowser() ? <Opened key={id} id={id} /> : null;
}

function Opened({ id }: { id: string }) {
  const record = useRecord<Customer>('customers', id);
  const [dialog, setDialog] = useState<CustomerDialog | null>(null);
  const list = record.data && CUSTOMER_LIST_NAMES[record.data.customer_list];
  return (
    <RecordDrawer
      list="customers"
      id={id}
      record={record}
      nameOf={({ name }) => name}
      {...(list ? { listName: list } : {})}
      footer={(customer) => <Actions customer={customer} onOpen={setDialog} />}
    >
      {(customer) => (
        <>
          <CustomerDetails customer={customer} onOpen={setDialog} />
          <CustomerDialogs customer={customer} dialog={dialog} onClose={() => setDialog(null)} />
        </>
      )}
    </RecordDrawer>
  );
}

function Actions({ customer, onOpen }: { customer: Customer; onOpen: (dialog: CustomerDialog) => void }) {
  const { move, remove } = useCustomerActions();
  const close = useClose();
  const mayEdit = useMay('customers.edit');
  const others = TARGETS.filter(({ list }) => list !== customer.customer_list);
  useKeys(
    {
      l: () => onOpen('call'),
      s: () => onOpen('send'),
      e: () => onOpen('edit'),
      ...Object.fromEntries(others.map(({ key, list }) => [key, () => void move(customer, list)])),
    },
    {
      when: mayEdit,
      group: 'Record',
      names: {
        l: 'Log New Call',
        s: 'Send Package',
        e: 'Edit Customer',
        ...Object.fromEntries(others.map(({ key, label }) => [key, `Move to ${label}`])),
      },
    },
  );
  if (!mayEdit) return null;
  async function removeAndClose(): Promise<void> {
    if (await remove(customer)) close();
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => onOpen('edit')}>
        Edit Customer <kbd>E</kbd>
      </button>
      <button
        type="button"
        className="btn ico ghost"
        aria-label={`Delete ${customer.name}`}
        title="Delete"
        onClick={() => void removeAndClose()}
      >
        <Icon name="trash-2" />
      </button>
      <span className="push row">
        <button type="button" className="btn" onClick={() => onOpen('call')}>
          <Icon name="phone" />
          Log New Call <kbd>L</kbd>
        </button>
        <button type="button" className="btn pri" onClick={() => onOpen('send')}>
          <Icon name="send" />
          Send Package <kbd>S</kbd>
        </button>
      </span>
    </>
  );
}
