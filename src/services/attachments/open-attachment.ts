import { FileStoreError, type StoredFile } from '#app/integrations/files/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, notFound } from '#app/services/errors.ts';
import type { AttachmentColumns } from './attachment.ts';

export interface OpenedAttachment {
  name: string;
  type: string;
  file: StoredFile;
}

/**
 * A row's file, to be sent on as it came; who may see it the caller has checked. Throws `not_found` when there is none
 * and `provider_failed` when the store does not answer.
 */
export async function openAttachment(
  ctx: Pick<Ctx, 'files' | 'log'>,
  row: AttachmentColumns,
): Promise<OpenedAttachment> {
  const { fileKey, fileName, fileType } = row;
  if (fileKey === null) throw notFound('There is no attachment.');
  const file = await open(ctx, fileKey);
  if (!file) {
    ctx.log.error({ key: fileKey }, 'the file of an attachment is missing');
    throw notFound('The file of this attachment is missing.');
  }
  return { name: fileName ?? 'attachment', type: fileType ?? 'application/octet-stream', file };
}

async function open({ files, log }: Pick<Ctx, 'files' | 'log'>, key: string): Promise<StoredFile | null> {
  try {
    return await files.open(key);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    log.warn({ err: error, key }, 'an attachment could not be opened');
    throw new AppError('provider_failed', 'The file store does not answer. Please try again.');
  }
}
