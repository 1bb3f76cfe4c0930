import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Supplier } from '#app/contract/suppliers.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { FormWaiting } from '#app/web/office/parts/form-waiting.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { SupplierForm } from './supplier-form.tsx';
import { SUPPLIERS } from './suppliers-api.ts';
import { useCloseSupplier } from './use-close-supplier.ts';

/** /admin/suppliers/:id, over the directory. */
export default function EditSupplier() {
  const { id = '' } = useParams();
  return useInBrowser() ? <Opened key={id} id={id} /> : null;
}

function Opened({ id }: { id: string }) {
  const close = useCloseSupplier();
  const may = useMay('purchases.edit');
  const { data, error, refetch } = useQuery({
    queryKey: ['supplier', id],
    queryFn: ({ signal }) => callOffice<Supplier[]>(`${SUPPLIERS}?id=${encodeURIComponent(id)}`, { signal }),
    enabled: may,
    // The form begins from what is stored now, and nothing changes under it while it is open.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [stored] = data?.data ?? [];
  if (!stored) {
    return (
      <FormWaiting
        title="Edit Supplier"
        size={720}
        name="supplier"
        icon="store"
        failed="Failed to load suppliers"
        problem={may ? (data ? 'gone' : null) : 'forbidden'}
        error={error}
        retry={() => void refetch()}
        onClose={close}
      />
    );
  }
  return (
    <>
      <title>{`${stored.supplier_name} · Back office`}</title>
      <SupplierForm stored={stored} onClose={close} />
    </>
  );
}
