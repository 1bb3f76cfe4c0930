import { type Supplier, SupplierInput } from '#app/contract/suppliers.ts';
import { spacedAccount } from '#app/domain/bank-account.ts';
import { HOME_COUNTRY } from '#app/domain/customer.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import type { ServiceType, SupplierStatus } from '#app/domain/purchases.ts';

export interface SupplierValues {
  supplier_name: string;
  service_type: ServiceType | '';
  contact_person: string;
  phone: string;
  email: string;
  status: SupplierStatus;
  gst_number: string;
  bank_account_number: string;
  ifsc_code: string;
  bank_branch: string;
  address: string;
  city: string;
  state: string;
  country: string;
}

export const SupplierFormSchema = SupplierInput.omit({ request_key: true });

export const NEW_SUPPLIER: SupplierValues = {
  supplier_name: '',
  service_type: '',
  contact_person: '',
  phone: '',
  email: '',
  status: 'active',
  gst_number: '',
  bank_account_number: '',
  ifsc_code: '',
  bank_branch: '',
  address: '',
  city: '',
  state: '',
  country: HOME_COUNTRY,
};

export function formValues(stored: Supplier): SupplierValues {
  const names = Object.keys(NEW_SUPPLIER) as Array<keyof SupplierValues>;
  return {
    ...(Object.fromEntries(names.map((name) => [name, stored[name]])) as unknown as SupplierValues),
    phone: spacedPhone(stored.phone),
    bank_account_number: spacedAccount(stored.bank_account_number),
  };
}

/** A new supplier's empty values are left out; a change sends them, so that they clear. Source: back-office §5. */
export function supplierBody(values: object, { version, key }: { version?: number; key?: string }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    if (value !== '' || version !== undefined) form.set(name, String(value));
  if (version !== undefined) form.set('version', String(version));
  if (key !== undefined) form.set('request_key', key);
  return form;
}
