import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(?:svg|js|css|json|txt|xml|webmanifest)$/;
/** Smaller than this, the headers are most of the answer. */
const SMALLEST = 256;

const FORMS = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
};

/**
 * Writes each text file under `folder` in its compressed forms beside it (`a.svg.br`, `a.svg.gz`), for the static
 * file server to pick from. What was compressed before is taken from `cache`, which keeps what this run used.
 */
export async function precompress(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  const used = new Set<string>();
  await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const bytes = await readFile(path);
        if (bytes.length < SMALLEST) return;
        const key = createHash('sha256').update(bytes).digest('hex');
        for (const [ending, compress] of Object.entries(FORMS)) {
          used.add(`${key}.${ending}`);
          const made = await cached(join(cache, `${key}.${ending}`), () => compress(bytes));
          if (made.length < bytes.length) await writeFile(`${path}.${ending}`, made);
        }
      }),
  );
  await forgetOthers(cache, used);
}

/** The file's bytes, made and kept when it is not there. */
export async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    const made = await make();
    await writeFile(path, made);
    return made;
  }
}

/** Deletes what a cache holds beside `used`, so that it does not grow with every build. */
export async function forgetOthers(cache: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(cache);
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(join(cache, name))));
}
