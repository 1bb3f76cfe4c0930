import { useMay } from '#app/web/office/data/use-may.ts';
import { useBackToList } from '#app/web/office/parts/use-back-to-list.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { SupplierForm } from './supplier-form.tsx';

/** /admin/suppliers/new, over the directory. */
export default function NewSupplier() {
  const close = useBackToList('/admin/suppliers');
  const may = useMay('purchases.edit');
  if (!useInBrowser() || !may) return null;
  return (
    <>
      <title>Add Supplier · Back office</title>
      <SupplierForm stored={null} onClose={close} />
    </>
  );
}
