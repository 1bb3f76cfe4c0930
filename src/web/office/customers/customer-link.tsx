import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MadeCustomer } from '#app/contract/customer-records.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { type RecordList, recordAddress, reloadRecord } from '#app/web/office/record/record-key.ts';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { reloadCustomers } from './customers-api.ts';

/** The customer of an inquiry or a booking, or the one click that makes the person one. */
export function CustomerLink({
  list,
  record: { id, name, customerId },
}: {
  list: RecordList;
  record: { id: string; name: string; customerId: string | null };
}) {
  const client = useQueryClient();
  const maySee = useMay('customers.view');
  const mayMake = useMay('customers.edit');
  const make = useMutation({
    mutationFn: async () =>
      (await callOffice<MadeCustomer>(`/crm/${list}/${encodeURIComponent(id)}/customer`, { method: 'POST' }))
        .data,
    onSuccess: async ({ customer, created }) => {
      showSuccess({
        title: created ? 'Customer created successfully!' : 'Joined to a customer you know already',
        detail: customer.name,
        action: { label: 'Open customer', href: recordAddress('customers', customer.id) },
      });
      await Promise.all([
        reloadRecord(client, list, id),
        client.invalidateQueries({ queryKey: serverListKey(`/crm/${list}`) }),
        reloadCustomers(client),
      ]);
    },
    onError: (error) =>
      showFailure({ title: 'Failed to create customer', detail: failureText(error, 'Please try again.') }),
  });
  if (customerId !== null && maySee)
    return (
      <RecordLink list="customers" id={customerId} className="textlink">
        Open customer
      </RecordLink>
    );
  if (!mayMake) return <>{customerId === null ? 'Not yet' : 'Yes'}</>;
  return (
    <button type="button" className="btn sm" disabled={make.isPending} onClick={() => make.mutate()}>
      Make customer<span className="sr"> of {name}</span>
    </button>
  );
}
