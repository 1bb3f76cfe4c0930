import type { CustomerInput } from '#app/contract/customers.ts';
import type { CustomerRow } from './customer-row.ts';

/** A form's fields by the names of their columns. */
const COLUMNS = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  country: 'country',
  city: 'city',
  state: 'state',
  gstin: 'gstin',
  travel_interests: 'travelInterests',
  preferred_destination: 'preferredDestination',
  lead_source: 'leadSource',
  budget_range: 'budgetRange',
  notes: 'notes',
} as const;
type Fields = Omit<CustomerInput, 'request_key'>;

/** The columns of those fields that are there. */
export function customerColumns(fields: Partial<Fields>): Partial<CustomerRow> {
  const names = Object.keys(COLUMNS) as Array<keyof typeof COLUMNS>;
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[COLUMNS[name], fields[name]]])),
  );
}
