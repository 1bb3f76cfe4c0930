import { useQuery } from '@tanstack/react-query';
import type { CustomerBulk, CustomerBulkAnswer } from '#app/contract/customer-records.ts';
import type { CustomerList } from '#app/domain/customer.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { TARGETS } from './customer-buttons.tsx';
import { CUSTOMERS, useReloadCustomers } from './customers-api.ts';
import { useCustomerActions } from './use-customer-actions.ts';

/** What can be done to all ticked customers: another list, somebody who looks after them, deleting; all can be taken back. */
export function BulkActions({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const reload = useReloadCustomers();
  const { removeAll } = useCustomerActions();
  const { data: staff = [] } = useQuery({
    queryKey: ['crm', 'staff'],
    queryFn: async ({ signal }) =>
      (await callOffice<Array<{ id: string; name: string }>>('/crm/staff', { signal })).data,
  });

  async function remove(): Promise<void> {
    if (await removeAll(ids)) onDone();
  }

  async function change(what: Omit<CustomerBulk, 'ids'>, said: string): Promise<void> {
    try {
      const { changed, skipped } = await send({ ids: [...ids], ...what });
      onDone();
      showSuccess({
        title: said,
        detail: countText(changed.length, skipped.length),
        undo: async () => {
          await takeBack(changed, what);
          await reload();
        },
      });
    } catch (error) {
      showFailure({
        title: 'target_list' in what ? 'Failed to move customer' : 'Failed to update customer',
        detail: failureText(error, 'Please check your connection and try again.'),
      });
    } finally {
      await reload();
    }
  }

  return (
    <>
      {TARGETS.map(({ list, label, icon }) => (
        <button
          key={list}
          type="button"
          onClick={() => void change({ target_list: list }, 'Customer moved successfully!')}
        >
          <Icon name={icon} />
          Move to {label}
        </button>
      ))}
      <select
        aria-label="Assign to"
        value=""
        onChange={(event) =>
          void change(
            { assignee_id: event.target.value === 'none' ? null : event.target.value },
            'Customer updated successfully!',
          )
        }
      >
        <option value="" disabled>
          Assign to
        </option>
        <option value="none">Nobody</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="danger" onClick={() => void remove()}>
        <Icon name="trash-2" />
        Delete
      </button>
    </>
  );
}

async function send(body: CustomerBulk): Promise<CustomerBulkAnswer> {
  return (await callOffice<CustomerBulkAnswer>(`${CUSTOMERS}/bulk`, { method: 'POST', body })).data;
}

/** Each back to where it was: one call for each list or person that they came from. */
async function takeBack(
  changed: CustomerBulkAnswer['changed'],
  what: Omit<CustomerBulk, 'ids'>,
): Promise<void> {
  if (what.target_list !== undefined)
    for (const [target_list, rows] of Map.groupBy(changed, (one): CustomerList => one.customer_list))
      await send({ ids: rows.map((row) => row.id), target_list });
  else
    for (const [assignee_id, rows] of Map.groupBy(changed, (one) => one.assignee_id))
      await send({ ids: rows.map((row) => row.id), assignee_id });
}

function countText(changed: number, skipped: number): string {
  const done = `${changed} ${changed === 1 ? 'customer' : 'customers'}`;
  return skipped === 0 ? done : `${done}; ${skipped} were gone`;
}
