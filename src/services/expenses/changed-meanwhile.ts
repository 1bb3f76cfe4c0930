import { type AppError, conflict } from '#app/services/errors.ts';

/** For a change that began from an older version of a record. */
export function changedMeanwhile(what: string): AppError {
  return conflict(
    'changed_meanwhile',
    `Somebody changed this ${what} meanwhile. Reload to see it, then save again.`,
  );
}
