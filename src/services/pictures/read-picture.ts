import { Buffer } from 'node:buffer';
import { LARGEST } from '#app/domain/picture-address.ts';
import { invalid } from '#app/services/errors.ts';
import { inTurn } from './in-turn.ts';
import { loadSharp } from './load-sharp.ts';
import { refusePictureKind } from './picture-kind.ts';

/** A small file may claim to be endless; no camera's picture is larger. */
const MOST_MEGAPIXELS = 60;
const WHITE = '#ffffff';
/** Its first bytes in the address, so it must be small: some hundred characters. */
const TINY = { side: 16, mostBytes: 300 };

export interface ReadPicture {
  /** A JPEG of high quality that all forms are made from: upright, without metadata, no larger than the largest. */
  master: Uint8Array;
  width: number;
  height: number;
  /** base64url of a WebP file of some pixels. */
  tiny: string;
}

/**
 * Decodes what was sent and writes it anew, so that nothing of the file itself is ever kept or served: no location, no
 * script, no second file behind the picture. Throws `invalid_input` for what is no picture, damaged or too large.
 */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  const refusal = refusePictureKind(bytes);
  if (refusal !== null) throw refuse(refusal);
  const sharp = await loadSharp();
  return inTurn(async () => {
    const options = { limitInputPixels: MOST_MEGAPIXELS * 1e6, failOn: 'error' } as const;
    try {
      const { width, height } = await sharp(bytes, options).metadata();
      refuseEndless(width, height);
      const { data: master, info } = await sharp(bytes, options)
        .autoOrient()
        .flatten({ background: WHITE })
        .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer({ resolveWithObject: true });
      return { master, width: info.width, height: info.height, tiny: await tinyOf(master) };
    } catch (error) {
      if (error instanceof Error && /pixel limit/i.test(error.message)) refuseEndless();
      if (error instanceof Error && error.name !== 'AppError')
        throw refuse('The picture is damaged: it cannot be read to its end.');
      throw error;
    }
  });
}

async function tinyOf(master: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  for (const quality of [30, 10, 1]) {
    const bytes = await sharp(master)
      .resize(TINY.side, TINY.side, { fit: 'inside' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (bytes.byteLength <= TINY.mostBytes) return Buffer.from(bytes).toString('base64url');
  }
  return '';
}

function refuseEndless(width = Number.POSITIVE_INFINITY, height = 1): void {
  if (width * height > MOST_MEGAPIXELS * 1e6)
    throw refuse(
      `The picture has more than ${MOST_MEGAPIXELS} million pixels. Please make it smaller first.`,
    );
}

function refuse(detail: string) {
  return invalid(detail, { file: detail });
}
