import { type Customer, CustomerInput } from '#app/contract/customers.ts';
import { HOME_COUNTRY, type LeadSource } from '#app/domain/customer.ts';

export interface CustomerValues {
  name: string;
  email: string;
  phone: string;
  country: string;
  city: string;
  travel_interests: string[];
  preferred_destination: string;
  lead_source: LeadSource;
  budget_range: string;
  notes: string;
  state: string;
  gstin: string;
}

export const CustomerFormSchema = CustomerInput.omit({ request_key: true });

export const NEW_CUSTOMER: CustomerValues = {
  name: '',
  email: '',
  phone: '',
  country: HOME_COUNTRY,
  city: '',
  travel_interests: [],
  preferred_destination: '',
  lead_source: 'website',
  budget_range: '',
  notes: '',
  state: '',
  gstin: '',
};

export function formValues(stored: Customer): CustomerValues {
  const names = Object.keys(NEW_CUSTOMER) as Array<keyof CustomerValues>;
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as unknown as CustomerValues;
}
