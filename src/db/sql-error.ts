interface SqlError {
  /** SQLSTATE: five characters, the first two of which are its class. */
  code: string;
  /** The index or constraint that refused, else ''. */
  constraint: string;
}

/** The database's own error with such a code, under whatever wrapped it. */
export function findSqlError(error: unknown, code: RegExp): SqlError | null {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    if (!('code' in one) || typeof one.code !== 'string' || !code.test(one.code)) continue;
    return { code: one.code, constraint: 'constraint' in one ? String(one.constraint ?? '') : '' };
  }
  return null;
}

/** The name of the unique index that refused a statement; null for any other error. */
export function uniqueViolation(error: unknown): string | null {
  return findSqlError(error, /^23505$/)?.constraint ?? null;
}

/** True when the statement was refused for what it says (data, a constraint, a deadlock): nothing of it was done. */
export function isRefused(error: unknown): boolean {
  return findSqlError(error, /^(?:22|23|40)...$/) !== null;
}
