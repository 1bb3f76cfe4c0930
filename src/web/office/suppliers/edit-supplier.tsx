import type { Supplier } from '#app/contract/suppliers.ts';
import { StoredForm } from '#app/web/office/parts/stored-form.tsx';
import { SupplierForm } from './supplier-form.tsx';
import { SUPPLIERS } from './suppliers-api.ts';

/** /admin/suppliers/:id, over the directory. */
export default function EditSupplier() {
  return (
    <StoredForm<Supplier>
      path={SUPPLIERS}
      screen="/admin/suppliers"
      permission="purchases.edit"
      size={720}
      icon="store"
      titleOf={({ supplier_name }) => supplier_name}
      title="Edit Supplier"
      name="supplier"
      failed="Failed to load suppliers"
    >
      {(stored, close) => <SupplierForm stored={stored} onClose={close} />}
    </StoredForm>
  );
}
