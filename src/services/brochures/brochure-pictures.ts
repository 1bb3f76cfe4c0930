import { readFile } from 'node:fs/promises';
import { jpegWidth, readPictureAddress } from '#app/domain/picture-address.ts';
import type { Ctx } from '#app/services/context.ts';
import { formKey, masterKey } from '#app/services/pictures/picture-files.ts';

/** A large one and three small ones. */
const MOST_PICTURES = 4;
const ILLUSTRATIONS = new URL('../../../public/pictures/', import.meta.url);
const ILLUSTRATION = /^\/pictures\/([a-z0-9-]+\.svg)$/;

export interface BrochurePicture {
  /** Its name among the files of the PDF. */
  file: string;
  bytes: Uint8Array;
  alt: string;
}

/**
 * The first pictures of a trip that are ours, uploads and illustrations. Pictures at other addresses are left out: the
 * server fetches nothing from an address that somebody typed (case SEC-11).
 */
export async function brochurePictures(
  ctx: Pick<Ctx, 'files' | 'log'>,
  addresses: string[],
  title: string,
): Promise<BrochurePicture[]> {
  const ours = [...new Set(addresses)].filter((one) => ILLUSTRATION.test(one) || readPictureAddress(one));
  const read = await Promise.all(ours.slice(0, MOST_PICTURES).map((one) => readOne(ctx, one)));
  return read.flatMap((one, index) =>
    one === null ? [] : [{ file: `picture-${index}.${one.type}`, bytes: one.bytes, alt: one.alt || title }],
  );
}

async function readOne(
  { files, log }: Pick<Ctx, 'files' | 'log'>,
  address: string,
): Promise<{ type: 'jpg' | 'svg'; bytes: Uint8Array; alt: string } | null> {
  try {
    const upload = readPictureAddress(address);
    if (upload) {
      const made = await files.read(formKey(upload.id, jpegWidth(upload.width), 'jpg'));
      const bytes = made ?? (await files.read(masterKey(upload.id)));
      return bytes && { type: 'jpg', bytes, alt: upload.alt };
    }
    const name = ILLUSTRATION.exec(address)?.[1] ?? '';
    return { type: 'svg', bytes: await readFile(new URL(name, ILLUSTRATIONS)), alt: '' };
  } catch (error) {
    log.warn({ err: error, address }, 'a picture is missing in a brochure');
    return null;
  }
}
