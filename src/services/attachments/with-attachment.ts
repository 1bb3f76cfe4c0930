import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import type { AttachmentColumns, StoredAttachment, UploadedFile } from './attachment.ts';
import type { AttachmentKind } from './attachment-kind.ts';
import { takeAttachment } from './take-attachment.ts';

/** What a write of a row says about files: the one it holds now, and the one that it held before. */
export interface Written<Row> {
  row: Row;
  /** Of the row before; absent for a new one. */
  before?: Pick<AttachmentColumns, 'fileKey'>;
}

/**
 * Takes a file, if there is one, and runs the transaction that writes the row which is to hold it; afterwards the file
 * that no row holds goes: the new one when the row was refused or was there already, the old one when it was replaced
 * or removed. What a crash leaves is swept away.
 */
export async function withAttachment<Row extends Pick<AttachmentColumns, 'fileKey'>>(
  ctx: Ctx,
  upload: { file: UploadedFile | undefined; allowed: readonly AttachmentKind[] },
  write: (taken: StoredAttachment | undefined) => Promise<Written<Row>>,
): Promise<Row> {
  const taken = upload.file && (await takeAttachment(ctx, upload.file, upload));
  try {
    const { row, before } = await write(taken);
    await dropUnless(ctx, taken?.fileKey, row.fileKey);
    await dropUnless(ctx, before?.fileKey, row.fileKey);
    return row;
  } catch (error) {
    // After any other failure the row may have been written all the same: the sweep will know.
    if (error instanceof AppError) await dropUnless(ctx, taken?.fileKey, null);
    throw error;
  }
}

async function dropUnless(ctx: Ctx, key: string | null | undefined, held: string | null): Promise<void> {
  if (key && key !== held) await dropAttachment(ctx, key);
}

/** Deletes a file that no row holds any more; a store that does not answer is asked again by the sweep. */
export async function dropAttachment(ctx: Pick<Ctx, 'files' | 'log'>, key: string): Promise<void> {
  try {
    await ctx.files.delete(key);
  } catch (error) {
    ctx.log.warn({ err: error, key }, 'an attachment could not be deleted yet');
  }
}
