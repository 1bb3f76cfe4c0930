import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SOCIAL_CARD } from '#app/domain/social-picture.ts';
import { cached, forgetOthers } from './precompress.ts';

/**
 * Renders each illustration of `folder` as a JPEG beside it, for social cards and documents, which take no SVG.
 * What was rendered before is taken from `cache`, which keeps what this run used.
 */
export async function renderSocialCards(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.svg')) continue;
    const svg = await readFile(join(folder, name));
    const key = `${createHash('sha256').update(svg).update(SOCIAL_CARD.ending).digest('hex')}.jpg`;
    used.add(key);
    const card = await cached(join(cache, key), () => render(svg));
    await writeFile(join(folder, name.replace(/\.svg$/, SOCIAL_CARD.ending)), card);
  }
  await forgetOthers(cache, used);
}

function render(svg: Buffer): Promise<Buffer> {
  return sharp(svg)
    .resize(SOCIAL_CARD.width, SOCIAL_CARD.height, { fit: 'cover' })
    .flatten({ background: '#fbf8f1' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
