/** What a column of an uploaded file can be. A first and a last name together make the name. */
export const IMPORT_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'country',
  'city',
  'travel_interests',
  'preferred_destination',
  'lead_source',
  'budget_range',
  'next_follow_up_date',
  'customer_list',
  'notes',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const IMPORT_FIELD_NAMES: Record<ImportField, string> = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'WhatsApp',
  country: 'Country',
  city: 'City',
  travel_interests: 'Travel interests',
  preferred_destination: 'Preferred destination',
  lead_source: 'Lead source',
  budget_range: 'Budget range',
  next_follow_up_date: 'Next follow-up',
  customer_list: 'List',
  notes: 'Notes',
};

/** Without these nobody can be reached. Source: back-office §5. */
export const REQUIRED_FIELDS = ['name', 'email', 'phone'] as const;

/** Which field each column of a file is, by its position; null: the column is left out. */
export type ColumnMatch = readonly (ImportField | null)[];

/** The required fields that no column gives. */
export function missingFields(match: ColumnMatch): (typeof REQUIRED_FIELDS)[number][] {
  return REQUIRED_FIELDS.filter(
    (field) =>
      !match.includes(field) &&
      !(field === 'name' && (match.includes('first_name') || match.includes('last_name'))),
  );
}

/** The fields that more than one column claims. */
export function repeatedFields(match: ColumnMatch): ImportField[] {
  return IMPORT_FIELDS.filter((field) => match.indexOf(field) !== match.lastIndexOf(field));
}

export function isImportField(value: unknown): value is ImportField {
  return IMPORT_FIELDS.some((field) => field === value);
}
