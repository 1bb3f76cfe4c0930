import type { PackageView } from '#app/contract/content.ts';
import type { Supplier } from '#app/contract/suppliers.ts';
import { SERVICE_TYPE_NAMES } from '#app/domain/purchases.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { ComboBox, type ComboItem, type ComboSource } from '#app/web/ui/form/combo-box.tsx';
import { FieldFrame } from '#app/web/ui/form/field-frame.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { useTitledPackage } from './use-titled-package.ts';
import type { VendorInvoiceValues } from './vendor-invoice-values.ts';

type Form = OfficeForm<VendorInvoiceValues>;

/** A few of what the API finds for some words. */
function found<Row>(path: string, read: (row: Row) => ComboItem): ComboSource<ComboItem>['find'] {
  return async (q, signal) => {
    const asked = new URLSearchParams({ limit: '8', ...(q ? { q } : {}) });
    const sign = path.includes('?') ? '&' : '?';
    return (await callOffice<Row[]>(`${path}${sign}${asked}`, { signal })).data.map(read);
  };
}

const SUPPLIERS: ComboSource<ComboItem> = {
  name: 'suppliers',
  nothing: 'No supplier of that name: the name is taken as it is.',
  failed: 'Suppliers could not be loaded.',
  find: found<Supplier>('/suppliers?status=active', (row) => ({
    id: row.id,
    title: row.supplier_name,
    detail: [SERVICE_TYPE_NAMES[row.service_type], row.city].filter(Boolean).join(' · '),
  })),
};
const PACKAGES: ComboSource<ComboItem> = {
  name: 'packages',
  nothing: 'No package of that name: the words are kept as they are.',
  failed: 'Packages could not be loaded.',
  find: found<PackageView>('/admin/packages', (row) => ({
    id: row.id,
    title: row.title,
    detail: [row.destination, row.duration].filter(Boolean).join(' · '),
  })),
};
/** Whoever sent the bill: a supplier of the directory, or any name. */
export function VendorField({ form }: { form: Form }) {
  const { vendor_name: name, supplier_id: supplier } = form.values;
  const { error, onBlur } = form.field('vendor_name');
  return (
    <FieldFrame
      label="Vendor name"
      name="vendor_name"
      required
      error={error ?? form.errors.supplier_id}
      hint={supplier ? 'From your suppliers' : undefined}
    >
      {(control) => (
        <ComboBox
          control={control}
          label="Suppliers"
          text={name}
          first
          maxLength={200}
          source={SUPPLIERS}
          onBlur={onBlur}
          onText={(text) => form.put({ vendor_name: text, supplier_id: '' })}
          onChoose={(item) => form.put({ vendor_name: item.title, supplier_id: item.id })}
        />
      )}
    </FieldFrame>
  );
}

/** The package whose profit the bill lessens, or any words; those that name one exactly are offered as a link to it. */
export function PackageField({ form }: { form: Form }) {
  const { linked_package_name: name, package_id: id } = form.values;
  const { error, onBlur } = form.field('linked_package_name');
  const choose = (item: { id: string; title: string }) =>
    form.put({ linked_package_name: item.title, package_id: item.id });
  const titled = useTitledPackage(id ? '' : name);
  return (
    <div className="stack s8">
      <FieldFrame
        label="Linked package"
        name="linked_package_name"
        error={error ?? form.errors.package_id}
        hint={id ? 'Counts in the profit of this package' : undefined}
      >
        {(control) => (
          <ComboBox
            control={control}
            label="Packages"
            text={name}
            maxLength={200}
            source={PACKAGES}
            onBlur={onBlur}
            onText={(text) => form.put({ linked_package_name: text, package_id: '' })}
            onChoose={choose}
          />
        )}
      </FieldFrame>
      {titled && (
        <button type="button" className="textlink vin-link" onClick={() => choose(titled)}>
          Link to {titled.title}
        </button>
      )}
    </div>
  );
}
