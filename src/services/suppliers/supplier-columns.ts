import type { SupplierInput } from '#app/contract/suppliers.ts';
import type { SupplierRow } from './supplier-row.ts';

/** A form's fields by the names of their columns. */
const COLUMNS = {
  supplier_name: 'supplierName',
  contact_person: 'contactPerson',
  phone: 'phone',
  email: 'email',
  service_type: 'serviceType',
  gst_number: 'gstNumber',
  bank_account_number: 'bankAccountNumber',
  ifsc_code: 'ifscCode',
  bank_branch: 'bankBranch',
  address: 'address',
  city: 'city',
  state: 'state',
  country: 'country',
  status: 'status',
} as const;
type Name = keyof typeof COLUMNS;
type Fields = Pick<SupplierInput, Name>;

/** The columns of those fields that are there. */
export function supplierColumns<Given extends Partial<Fields>>(
  fields: Given,
): Pick<SupplierRow, (typeof COLUMNS)[keyof Given & Name]> {
  const names = Object.keys(COLUMNS) as Name[];
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[COLUMNS[name], fields[name]]])),
  ) as Pick<SupplierRow, (typeof COLUMNS)[keyof Given & Name]>;
}
