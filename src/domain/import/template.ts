import { CSV_BOM, csvLine } from '#app/domain/csv.ts';

/** The template's row that shows how cells are written, by its address: it is nobody, and is skipped when it comes back. */
export const EXAMPLE_EMAIL = 'name@example.com';

const EXAMPLE: Record<string, string> = {
  name: 'Example (this row is skipped)',
  email: EXAMPLE_EMAIL,
  phone: '98765 43210',
  country: 'India',
  city: 'Pune',
  travel_interests: 'beach; honeymoon',
  preferred_destination: 'Maldives',
  lead_source: 'website',
  budget_range: '80,000 to 1,20,000',
  next_follow_up_date: '',
  notes: 'Two adults, window seats',
};

/** A file to start from: the columns in the names of the API's fields, and one row that shows how they are filled. */
export function importTemplate(): string {
  return CSV_BOM + csvLine(Object.keys(EXAMPLE)) + csvLine(Object.values(EXAMPLE));
}
