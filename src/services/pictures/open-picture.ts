import { eq } from 'drizzle-orm';
import { pictures } from '#app/db/schema/pictures.ts';
import { jpegWidth, type PictureFormat, pictureWidths } from '#app/domain/picture-address.ts';
import { FileStoreError, type StoredFile } from '#app/integrations/files/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { formKey, masterKey } from './picture-files.ts';

export type OpenedPicture =
  /** `lasting`: it will never be another. */
  | { result: 'file'; file: StoredFile; format: PictureFormat; lasting: boolean }
  /** This form is not made yet, but the picture can be shown at its own address. */
  | { result: 'not_yet' }
  | { result: 'none' }
  /** The file store did not answer. */
  | { result: 'unavailable' };

const NONE = { result: 'none' } as const;

/** One form of a picture. */
export async function openPictureForm(
  ctx: Pick<Ctx, 'db' | 'files' | 'log'>,
  { id, width, format }: { id: string; width: number; format: PictureFormat },
): Promise<OpenedPicture> {
  const file = await openFile(ctx, formKey(id, width, format));
  if (file === 'unavailable') return { result: file };
  if (file) return { result: 'file', file, format, lasting: true };
  const [row] = await ctx.db.select().from(pictures).where(eq(pictures.id, id));
  const coming = row && row.status !== 'ready' && pictureWidths(row.width).includes(width);
  return coming ? { result: 'not_yet' } : NONE;
}

/** A picture by its own address: its JPEG at most 1200 pixels wide, until that is made its master. */
export async function openPicture(
  ctx: Pick<Ctx, 'db' | 'files' | 'log'>,
  { id }: { id: string },
): Promise<OpenedPicture> {
  const [row] = await ctx.db.select().from(pictures).where(eq(pictures.id, id));
  if (!row) return NONE;
  const ready = row.status === 'ready';
  const key = ready ? formKey(id, jpegWidth(row.width), 'jpg') : masterKey(id);
  const file = await openFile(ctx, key);
  if (file === 'unavailable') return { result: file };
  return file ? { result: 'file', file, format: 'jpg', lasting: ready } : NONE;
}

async function openFile(
  { files, log }: Pick<Ctx, 'files' | 'log'>,
  key: string,
): Promise<StoredFile | null | 'unavailable'> {
  try {
    return await files.open(key);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    log.warn({ err: error }, 'a picture could not be opened');
    return 'unavailable';
  }
}
