import { useQueryClient } from '@tanstack/react-query';
import type { CustomersDeleted } from '#app/contract/customer-records.ts';
import type { Customer } from '#app/contract/customers.ts';
import { CUSTOMER_LIST_NAMES, type CustomerList } from '#app/domain/customer.ts';
import { callOffice, failureText, type OfficeAnswer } from '#app/web/ui/data/call-office.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { CUSTOMERS, customerPath, reloadCustomers } from './customers-api.ts';

const AGAIN = 'Please check your connection and try again.';

/** What a customer's card and drawer do at once. Texts: back-office §4, §8. */
export function useCustomerActions() {
  const client = useQueryClient();
  const ask = useConfirm();
  const reload = () => reloadCustomers(client);

  /** Takes a row out of the pages that are held: it is on another list, or gone. */
  function takeOut(id: string): void {
    client.setQueriesData<OfficeAnswer<Customer[]>>({ queryKey: serverListKey(CUSTOMERS) }, (page) =>
      page?.data.some((row) => row.id === id)
        ? { ...page, data: page.data.filter((row) => row.id !== id) }
        : page,
    );
  }

  async function put(customer: Customer, list: CustomerList): Promise<void> {
    try {
      await callOffice(customerPath(customer.id, 'move'), { method: 'PUT', body: { target_list: list } });
    } finally {
      await reload();
    }
  }

  async function move(customer: Customer, list: CustomerList): Promise<void> {
    const { name, customer_list: before } = customer;
    takeOut(customer.id);
    try {
      await put(customer, list);
      showSuccess({
        title: 'Customer moved successfully!',
        detail: `${name} is in ${CUSTOMER_LIST_NAMES[list]}`,
        undo: () => put(customer, before),
      });
    } catch (error) {
      showFailure({
        title: 'Failed to move customer',
        detail: failureText(error, 'The list is back as it was'),
        retry: () => move(customer, list),
      });
    }
  }

  async function remove(customer: Customer): Promise<boolean> {
    const yes = await ask({
      title: 'Are you sure you want to delete this customer?',
      lost: `${customer.name} leaves the lists with ${lostText(customer)}.`,
      stays: 'Inquiries, bookings and payments stay where they are.',
      verb: 'Delete customer',
      tone: 'red',
    });
    if (!yes) return false;
    try {
      await callOffice(customerPath(customer.id), { method: 'DELETE' });
      takeOut(customer.id);
      showSuccess({
        title: 'Customer deleted successfully!',
        detail: customer.name,
        undo: async () => {
          await callOffice(customerPath(customer.id, 'restore'), { method: 'POST' });
          await reload();
        },
      });
    } catch (error) {
      showFailure({ title: 'Failed to delete customer', detail: failureText(error, AGAIN) });
      return false;
    } finally {
      await reload();
    }
    return true;
  }

  /** Answers whether it was done, not only asked for. */
  async function removeAll(ids: readonly string[]): Promise<boolean> {
    const yes = await ask({
      title: `Are you sure you want to delete ${counted(ids.length, 'customer')}?`,
      lost: 'They leave the lists with their logged calls and sent packages.',
      stays: 'Inquiries, bookings and payments stay where they are.',
      verb: `Delete ${counted(ids.length, 'customer')}`,
      tone: 'red',
    });
    if (!yes) return false;
    try {
      const { data } = await callOffice<CustomersDeleted>(`${CUSTOMERS}/bulk-delete`, {
        method: 'POST',
        body: { ids },
      });
      const { deleted, missing } = data;
      showSuccess({
        title: deleted.length === 1 ? 'Customer deleted successfully!' : 'Customers deleted successfully!',
        detail: counted(deleted.length, 'customer') + (missing > 0 ? `; ${missing} were gone` : ''),
        undo: async () => {
          await callOffice(`${CUSTOMERS}/bulk-restore`, { method: 'POST', body: { ids: deleted } });
          await reload();
        },
      });
    } catch (error) {
      showFailure({ title: 'Failed to delete customers', detail: failureText(error, AGAIN) });
      return false;
    } finally {
      await reload();
    }
    return true;
  }

  return { move, remove, removeAll };
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function lostText({ calls_count: calls, packages_sent_count: packages }: Customer): string {
  return `${counted(calls, 'logged call')} and ${counted(packages, 'sent package')}`;
}
