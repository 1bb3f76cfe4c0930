import { useMutation } from '@tanstack/react-query';
import type { Customer } from '#app/contract/customers.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { type Somebody, StaffSelect } from '#app/web/office/record/staff-select.tsx';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { customerPath, useReloadCustomers } from './customers-api.ts';

/** Who looks after a customer, changed at once and by Undo back. */
export function CustomerAssigneeChoice({ customer }: { customer: Customer }) {
  const reload = useReloadCustomers();
  const before: Somebody = { id: customer.assignee_id, name: customer.assignee_name };
  const send = async (to: Somebody) => {
    await callOffice(customerPath(customer.id, 'assignee'), { method: 'PUT', body: { assignee_id: to.id } });
    await reload();
  };
  const assign = useMutation({
    mutationFn: send,
    onError: (error) =>
      showFailure({ title: 'Failed to update customer', detail: failureText(error, 'Please try again.') }),
    onSuccess: (_nothing, to) =>
      showSuccess({
        title: 'Customer updated successfully!',
        detail: to.id === null ? 'Nobody looks after it now' : `${to.name} looks after it now`,
        undo: () => send(before),
      }),
  });
  if (!useMay('customers.edit')) return <>{customer.assignee_name || 'Nobody'}</>;
  return (
    <StaffSelect
      label={`Assigned to, for ${customer.name}`}
      value={before}
      busy={assign.isPending}
      onChoose={(to) => assign.mutate(to)}
    />
  );
}
