import { createHash } from 'node:crypto';
import { MAX_PICTURE, PICTURE_TOO_LARGE, type PictureView } from '#app/contract/pictures.ts';
import { pictures } from '#app/db/schema/pictures.ts';
import { newId } from '#app/domain/ids.ts';
import { FileStoreError, type FileStoreFault } from '#app/integrations/files/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
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
    name: plainName(input.name),
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
  await store(ctx, masterKey(row.id), master);
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

async function store(ctx: Ctx, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await ctx.files.put(key, bytes);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    ctx.log.error({ err: error }, 'a picture could not be stored');
    throw new AppError('provider_failed', NOT_STORED[error.fault]);
  }
}

const NOT_STORED: Record<FileStoreFault, string> = {
  unreachable: 'The file store could not be reached, so the picture was not kept. Please try again.',
  slow: 'The file store did not answer in time, so the picture was not kept. Please try again.',
  refused: 'The file store refused the picture: its keys or its rights are wrong.',
  failed: 'The file store could not keep the picture. Please try again.',
};

/** What a screen cannot show, but for the two joiners that Indian scripts are written with. */
const UNSHOWN = /(?![\u200c\u200d])\p{C}/gu;

/** The last part of what may be a path, without what a screen cannot show. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return [...last.toWellFormed().replaceAll(UNSHOWN, '').trim()].slice(0, 120).join('') || 'picture';
}
