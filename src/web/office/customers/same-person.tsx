import { useQuery } from '@tanstack/react-query';
import type { Duplicate } from '#app/contract/customer-records.ts';
import type { Customer } from '#app/contract/customers.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { CUSTOMERS, customerPath, useReloadCustomers } from './customers-api.ts';

/** Others with the same number or address, and the way to make the two one. */
export function SamePerson({ customer }: { customer: Customer }) {
  const { id, email, phone } = customer;
  const mayEdit = useMay('customers.edit');
  const { data: found = [] } = useQuery({
    queryKey: ['duplicates', CUSTOMERS, id, email, phone],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ email, phone, except: id });
      return (await callOffice<Duplicate[]>(`${CUSTOMERS}/duplicates?${asked}`, { signal })).data;
    },
    refetchOnMount: 'always',
  });
  const merge = useMerge(customer);
  if (found.length === 0) return null;
  return (
    <div className="note">
      <Icon name="users" />
      <ul className="grow">
        {found.map((other) => (
          <li key={other.id} className="row wrap">
            <span className="grow">
              <b>{other.name}</b> has the same {other.why === 'email' ? 'email' : 'WhatsApp number'}.
            </span>
            {mayEdit && (
              <button type="button" className="btn sm" onClick={() => void merge(other)}>
                Merge<span className="sr"> with {other.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useMerge(customer: Customer): (other: Duplicate) => Promise<void> {
  const ask = useConfirm();
  const reload = useReloadCustomers();
  return async (other) => {
    const yes = await ask({
      title: `Merge ${other.name} into ${customer.name}?`,
      lost: `Calls, packages, inquiries and bookings of both stand on this record afterwards, and what is empty here is filled from the other. The second record is gone for good.`,
      stays: 'A number or an email that only the other had is kept in the notes.',
      verb: 'Merge customers',
      tone: 'red',
      icon: 'users',
    });
    if (!yes) return;
    try {
      await callOffice(customerPath(customer.id, 'merge'), { method: 'POST', body: { other_id: other.id } });
      showSuccess({ title: 'Customers merged', detail: customer.name });
    } catch (error) {
      showFailure({ title: 'Failed to merge customers', detail: failureText(error, 'Please try again.') });
    }
    await reload();
  };
}
