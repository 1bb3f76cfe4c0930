import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Customer } from '#app/contract/customers.ts';
import { LEAD_SOURCE_NAMES } from '#app/domain/customer.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { type Column, DataTable } from '#app/web/ui/list/data-table.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import type { ServerList } from '#app/web/ui/list/use-server-list.ts';
import { Menu } from '#app/web/ui/overlay/menu.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { BulkActions } from './bulk-actions.tsx';
import { CallStatusBadge, NextFollowUp } from './customer-badges.tsx';
import { TARGETS } from './customer-buttons.tsx';
import { type CustomerDialog, CustomerDialogs } from './customer-dialogs.tsx';
import { LeadScore } from './lead-score.tsx';
import { NoCustomersActions, useNoCustomersHint } from './no-customers.tsx';
import { useCustomerActions } from './use-customer-actions.ts';

const COLUMNS: Column<Customer>[] = [
  {
    key: 'name',
    title: 'Name',
    sort: 'name',
    phone: 'first',
    cell: (row) => (
      <b className="clip" title={row.name}>
        {row.name}
      </b>
    ),
  },
  {
    key: 'status',
    title: 'Call status',
    phone: 'second',
    cell: (row) => <CallStatusBadge status={row.call_status} />,
  },
  {
    key: 'score',
    title: 'Lead score',
    sort: 'lead_score',
    phone: 'line',
    cell: (row) => <LeadScore customer={row} />,
  },
  {
    key: 'phone',
    title: 'WhatsApp',
    phone: 'line',
    cell: (row) => <span className="nowrap">{spacedPhone(row.phone)}</span>,
  },
  { key: 'email', title: 'Email', wide: true, cell: (row) => <Clipped text={row.email} /> },
  { key: 'city', title: 'City', cell: (row) => <Clipped short text={row.city} />, phone: 'hide' },
  { key: 'source', title: 'Source', cell: (row) => LEAD_SOURCE_NAMES[row.lead_source], phone: 'hide' },
  {
    key: 'next',
    title: 'Next follow-up',
    sort: 'next_follow_up_date',
    phone: 'line',
    cell: (row) => <NextFollowUp customer={row} />,
  },
  {
    key: 'called',
    title: 'Last call',
    sort: 'last_call_date',
    phone: 'hide',
    cell: (row) =>
      row.last_call_date ? (
        <span className="nowrap">{formatDate(agencyDate(new Date(row.last_call_date)))}</span>
      ) : (
        'No call yet'
      ),
  },
];

function Clipped({ text, short }: { text: string; short?: boolean }) {
  return (
    <span className={`clip${short ? ' short' : ''}`} title={text}>
      {text}
    </span>
  );
}

/** A page of customers as a table: for comparing many. */
export function CustomersTable({ list, state }: { list: ServerList<Customer>; state: ListState }) {
  const { search } = useLocation();
  const mayEdit = useMay('customers.edit');
  return (
    <DataTable
      dense
      label="Customers"
      columns={COLUMNS}
      list={list}
      state={state}
      rowHref={(row) => `/admin/customers/${encodeURIComponent(row.id)}${search}`}
      {...(mayEdit
        ? {
            rowActions: (row: Customer) => <RowMenu customer={row} />,
            bulk: (ids: string[], clear: () => void) => <BulkActions ids={ids} onDone={clear} />,
          }
        : {})}
      empty={{
        title: 'No customers in this list',
        text: useNoCustomersHint(),
        action: <NoCustomersActions />,
        icon: 'users',
      }}
    />
  );
}

function RowMenu({ customer }: { customer: Customer }) {
  const [dialog, setDialog] = useState<CustomerDialog | null>(null);
  const { move, remove } = useCustomerActions();
  return (
    <>
      <Menu
        label={`More for ${customer.name}`}
        items={[
          { label: 'Log Call', icon: 'phone', onChoose: () => setDialog('call') },
          { label: 'Send Package', icon: 'send', onChoose: () => setDialog('send') },
          { label: 'Edit', icon: 'pencil', onChoose: () => setDialog('edit') },
          ...TARGETS.filter(({ list }) => list !== customer.customer_list).map(({ list, label, icon }) => ({
            label: `Move to ${label}`,
            icon,
            onChoose: () => void move(customer, list),
          })),
          { label: 'Delete', icon: 'trash-2' as const, onChoose: () => void remove(customer) },
        ]}
      />
      <CustomerDialogs customer={customer} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
