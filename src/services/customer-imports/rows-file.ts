import { FileStoreError } from '#app/integrations/files/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

/** Where the rows of uploads wait; no address leads there. */
export const IMPORTS = 'imports/';
const keyOf = (importId: string) => `${IMPORTS}${importId}.gz`;

export async function keepRows(ctx: Ctx, importId: string, rows: Uint8Array): Promise<void> {
  try {
    await ctx.files.put(keyOf(importId), rows);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    ctx.log.error({ err: error }, 'the rows of an upload could not be stored');
    throw new AppError('provider_failed', 'The file store could not keep the file. Please try again.');
  }
}

/** Null when they are gone. */
export function findRows(ctx: Ctx, importId: string): Promise<Uint8Array | null> {
  return ctx.files.read(keyOf(importId));
}

/** Throws `not_found` when they are gone: the upload was given up. */
export async function readRows(ctx: Ctx, importId: string): Promise<Uint8Array> {
  const rows = await findRows(ctx, importId);
  if (!rows) throw new AppError('not_found', 'The file of this upload is gone: please upload it again.');
  return rows;
}

/** After this nothing is left of the file; a store that does not answer is asked again by the sweep. */
export async function dropRows(ctx: Ctx, importId: string): Promise<void> {
  try {
    await ctx.files.delete(keyOf(importId));
  } catch (error) {
    ctx.log.warn({ err: error }, 'the rows of an upload could not be deleted yet');
  }
}

/** The upload that a file belongs to. */
export function importOf(key: string): string {
  return key.slice(IMPORTS.length).replace(/\.gz$/, '');
}
