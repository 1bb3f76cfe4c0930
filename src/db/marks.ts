import { type SQL, sql } from 'drizzle-orm';

/**
 * A placeholder for each field of a row, so that a busy statement is built once and run with other values. They take
 * values as the driver does (dates, plain objects, null), without the columns' own encoding.
 */
export function marks<Row extends object>(prefix: string, row: Row): { [Field in keyof Row]: SQL } {
  const entries = Object.keys(row).map((field) => [field, sql`${sql.placeholder(`${prefix}.${field}`)}`]);
  return Object.fromEntries(entries);
}

/** The values that go with `marks`. */
export function markedValues(prefix: string, row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [`${prefix}.${field}`, value]));
}

/** Builds something once for each open database, such as a statement. */
export function oncePer<Database extends object, Built>(
  build: (database: Database) => Built,
): (database: Database) => Built {
  const built = new WeakMap<Database, Built>();
  return (database) => {
    const made = built.get(database) ?? build(database);
    built.set(database, made);
    return made;
  };
}
