import { useMay } from '#app/web/office/data/use-may.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { SupplierForm } from './supplier-form.tsx';
import { useCloseSupplier } from './use-close-supplier.ts';

/** /admin/suppliers/new, over the directory. */
export default function NewSupplier() {
  const close = useCloseSupplier();
  const may = useMay('purchases.edit');
  if (!useInBrowser() || !may) return null;
  return (
    <>
      <title>Add Supplier · Back office</title>
      <SupplierForm stored={null} onClose={close} />
    </>
  );
}
