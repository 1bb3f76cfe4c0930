/** `matching`: its columns are being matched. `reviewed`: what would happen is known. Then it runs, and may be undone. */
export const IMPORT_STATUSES = ['matching', 'reviewed', 'running', 'done', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What becomes of a row: a customer, nothing since the person is there, nothing until it is mended. */
export const IMPORT_VERDICTS = ['ready', 'skipped', 'refused'] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];
