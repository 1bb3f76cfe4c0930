import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';
import { renderSocialCards } from './social-cards.ts';

let folder: string;
let cache: string;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  folder = join(root, 'client');
  cache = join(root, 'cache');
  await mkdir(join(folder, 'pictures'), { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

it('P12 writes text files in both compressed forms, leaves fonts and tiny files alone', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`;
  await writeFile(join(folder, 'pictures', 'a.svg'), svg);
  await writeFile(join(folder, 'tiny.js'), '1');
  await writeFile(join(folder, 'b.woff2'), 'x'.repeat(900));
  await precompress(folder, cache);
  expect(brotliDecompressSync(await readFile(join(folder, 'pictures', 'a.svg.br'))).toString()).toBe(svg);
  expect(gunzipSync(await readFile(join(folder, 'pictures', 'a.svg.gz'))).toString()).toBe(svg);
  expect((await readdir(folder)).sort()).toEqual(['b.woff2', 'pictures', 'tiny.js']);
});

it('P12 takes from its cache what it made before, and forgets what nothing needs any more', async () => {
  const path = join(folder, 'a.css');
  await writeFile(path, 'a{color:red}'.repeat(50));
  await precompress(folder, cache);
  const [kept = ''] = (await readdir(cache)).filter((name) => name.endsWith('.br'));
  await writeFile(join(cache, kept), 'from the cache');
  await precompress(folder, cache);
  expect(await readFile(`${path}.br`, 'utf8')).toBe('from the cache');
  await writeFile(path, 'b{color:red}'.repeat(50));
  await precompress(folder, cache);
  expect(existsSync(join(cache, kept))).toBe(false);
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toContain('b{color:red}');
});

it('P12 renders each illustration as a JPEG of the size that social cards have', async () => {
  await writeFile(join(folder, 'pictures', 'sea.svg'), await readFile('public/pictures/placeholder.svg'));
  await renderSocialCards(join(folder, 'pictures'), cache);
  const card = await sharp(join(folder, 'pictures', 'sea-1200x630.jpg')).metadata();
  expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
