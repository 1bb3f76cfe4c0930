import type { Supplier } from '#app/contract/suppliers.ts';
import type { SupplierStatus } from '#app/domain/purchases.ts';
import { callOffice, failureText, OfficeError } from '#app/web/ui/data/call-office.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { supplierPath, useReloadSuppliers } from './suppliers-api.ts';

const AGAIN = 'Please check your connection and try again.';

/** What can be done from a supplier's card. Texts: back-office §2, §8. */
export function useSupplierActions({ id, supplier_name: name, status }: Supplier) {
  const reload = useReloadSuppliers();
  const ask = useConfirm();

  async function put(wanted: SupplierStatus): Promise<void> {
    const body = new FormData();
    body.set('status', wanted);
    try {
      await callOffice(supplierPath(id), { method: 'PUT', body });
    } finally {
      await reload();
    }
  }

  async function setStatus(wanted: SupplierStatus): Promise<void> {
    try {
      await put(wanted);
      showSuccess({
        title: 'Supplier updated successfully!',
        detail: `${name} is ${wanted}`,
        undo: () => put(wanted === 'active' ? 'inactive' : 'active'),
      });
    } catch (error) {
      showFailure({
        title: `Failed to save supplier: ${failureText(error, AGAIN)}`,
        retry: () => setStatus(wanted),
      });
    }
  }

  /** One that bills or expenses name stays; what helps instead is one press away. */
  async function offerInactive(detail: string): Promise<void> {
    const yes = await ask({
      title: 'Failed to delete supplier',
      lost: detail,
      verb: 'Make inactive',
      cancel: 'Keep it active',
      tone: 'pri',
    });
    if (yes) await setStatus('inactive');
  }

  async function remove(): Promise<void> {
    const yes = await ask({
      title: 'Delete this supplier?',
      lost: `${name} leaves the directory, with its bank details.`,
      stays: 'One that vendor invoices or expenses name stays, and can be made inactive.',
      verb: 'Delete supplier',
      tone: 'red',
    });
    if (!yes) return;
    try {
      await callOffice(supplierPath(id), { method: 'DELETE' });
      showSuccess({
        title: 'Supplier deleted successfully!',
        detail: name,
        undo: async () => {
          await callOffice(supplierPath(id, 'restore'), { method: 'POST' });
          await reload();
        },
      });
    } catch (error) {
      const detail = failureText(error, AGAIN);
      if (error instanceof OfficeError && error.code === 'in_use' && status === 'active')
        await offerInactive(detail);
      else showFailure({ title: 'Failed to delete supplier', detail });
    }
    await reload();
  }

  return { remove, setStatus };
}
