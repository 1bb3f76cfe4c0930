/**
 * The fields of a request under the names of their columns; those that it does not have are left out, so that what is
 * absent stays as it is.
 */
export function columnsOf<Names extends Readonly<Record<string, string>>>(
  fields: Partial<Record<keyof Names, unknown>>,
  names: Names,
): Record<string, never> {
  const given = Object.entries(names).filter(([field]) => fields[field] !== undefined);
  return Object.fromEntries(given.map(([field, column]) => [column, fields[field]])) as Record<string, never>;
}
