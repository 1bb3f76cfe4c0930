import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { useActiveSuppliers } from './expenses-api.ts';
import type { SpentForm } from './spent-fields.tsx';

/** Stands for a name that was typed and is in no directory. */
const TYPED = 'typed';

/**
 * Whom it was paid to. Choosing a supplier fills the name, None / Direct clears both; whoever is on the record stays
 * choosable while the form is open, though not active any more. Source: back-office §5.
 */
export function SupplierChoice({ form }: { form: SpentForm }) {
  const { supplier_id: id, supplier_name: name } = form.values;
  const suppliers = useActiveSuppliers();
  const value = id === '' && name !== '' ? TYPED : id;
  const own = value !== '' && !suppliers.some((one) => one.id === value);
  const options = [
    ...(own ? [{ value, label: name || 'The chosen supplier' }] : []),
    ...suppliers.map((one) => ({ value: one.id, label: one.supplier_name })),
  ];
  return (
    <SelectField
      {...form.field('supplier_id')}
      label="Supplier"
      hint="Only active suppliers are listed"
      placeholder="None / Direct"
      value={value}
      options={options}
      onChange={(chosen: string) => {
        const supplier = suppliers.find((one) => one.id === chosen);
        if (supplier) form.put({ supplier_id: supplier.id, supplier_name: supplier.supplier_name });
        else if (chosen === '') form.put({ supplier_id: '', supplier_name: '' });
      }}
    />
  );
}
