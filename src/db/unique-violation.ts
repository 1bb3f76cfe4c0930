/** The name of the unique index that refused a statement, under whatever wrapped the error; null for any other error. */
export function uniqueViolation(error: unknown): string | null {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    if ('code' in one && one.code === '23505') return 'constraint' in one ? String(one.constraint) : '';
  }
  return null;
}
