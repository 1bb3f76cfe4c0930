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
