import { createHash } from 'node:crypto';
import { MAX_PICTURE, PICTURE_TOO_LARGE, type PictureView } from '#app/contract/pictures.ts';
import { pictures } from '#app/db/schema/pictures.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { plainFileName } from '#app/services/files/plain-file-name.ts';
import { putFile } from '#app/services/files/put-file.ts';
import { masterKey } from './picture-files.ts';
import { toPictureView } from './picture-view.ts';
import { readPicture } from './read-picture.ts';

export interface UploadedPicture {
  bytes: Uint8Array;
  /** As the browser said: shown to staff, never used for a path. */
  name: string;
  alt: string;
}

/**
 * Takes a picture: it can be shown when this answers, as a JPEG; a job makes its smaller and newer forms. Throws
 * `body_too_large`, `invalid_input` for what is no JPEG, PNG, WebP or AVIF, is damaged or has too many pixels, and
 * `provider_failed` when the file store does not take it.
 */
export async function uploadPicture(ctx: Ctx, input: UploadedPicture): Promise<PictureView> {
  requirePermission(ctx, 'content.edit');
  const { bytes } = input;
  if (bytes.byteLength > MAX_PICTURE)
    throw new AppError('body_too_large', PICTURE_TOO_LARGE, { fields: { file: PICTURE_TOO_LARGE } });
  const { master, width, height, tiny } = await readPicture(bytes);
  const row = {
    id: newId('pic'),
    name: plainFileName(input.name, 'picture'),
    width,
    height,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    alt: input.alt,
    placeholder: tiny,
    status: 'processing' as const,
    createdAt: ctx.now(),
    unusedSince: null,
  };
  // Before the row, so that no row is without its file; a file without its row is swept away.
  await putFile(ctx, masterKey(row.id), master, 'picture');
  await ctx.db.transaction(async (tx) => {
    await tx.insert(pictures).values(row);
    await writeAudit(ctx, tx, {
      action: 'picture.uploaded',
      entity: 'picture',
      entityId: row.id,
      after: { name: row.name, width, height, bytes: row.bytes, sha256: row.sha256 },
    });
    await ctx.jobs.enqueue(tx, 'picture.make', { pictureId: row.id });
  });
  return toPictureView(row);
}
