import { changedFields } from '#app/services/audit/changed-fields.ts';
import { conflict } from '#app/services/errors.ts';

/**
 * For a form whose key has made a record before: the same content again is the same record, but another content must
 * not be taken for saved. Throws `changed_meanwhile`.
 */
export function refuseOtherContent(
  made: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): void {
  if (!changedFields(made, wanted)) return;
  throw conflict(
    'changed_meanwhile',
    'This form was saved already, with other values. Close it, and change what was saved.',
  );
}
