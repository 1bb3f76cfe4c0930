import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { precompress } from './client/precompress.ts';
import { renderSocialCards } from './client/social-cards.ts';
import { runChild } from './run/child.mjs';
import { once } from './run/lock.mjs';
import { root } from './run/paths.mjs';
import { step } from './run/step.mjs';

const STAMP = join(root, 'build', '.built');
const CLIENT = join(root, 'build', 'client');
const CONFIGURATION = ['package-lock.json', 'package.json', 'vite.config.ts', 'react-router.config.ts'];
/** Folders whose code runs from its source and never enters the build: the import rule sees to it. */
const NOT_BUILT = new Set(
  ['api', 'db', 'http', 'integrations', 'jobs', 'services'].map((name) => join('src', name)),
);

/** Builds the site into build/; with `--if-stale` only when what it is built from has changed. */
async function build(): Promise<void> {
  const { values } = parseArgs({ options: { 'if-stale': { type: 'boolean', default: false } } });
  const wanted = sourceHash();
  const isDone = () => values['if-stale'] && readOrEmpty(STAMP) === wanted;
  await once(join(root, '.node', 'build.lock'), {
    isDone,
    waiting: 'Another run is building the site; waiting for it',
    work: (hold) => step('Building the site', () => runBuild(hold, wanted, values['if-stale'])),
  });
}

async function runBuild(onStart: (pid: number) => void, wanted: string, quiet: boolean): Promise<void> {
  rmSync(STAMP, { force: true });
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const args = [program, 'build', ...(quiet ? ['--logLevel', 'error'] : [])];
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runChild(process.execPath, args, { env, onStart });
  if (code !== 0) throw new Error(`The build failed (exit code ${code}).`);
  await renderSocialCards(join(CLIENT, 'pictures'), join(root, '.cache', 'social-cards'));
  await precompress(CLIENT, join(root, '.cache', 'compressed'));
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** Of the names and contents of everything that the build is made from. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const path of [
    ...CONFIGURATION,
    ...filesIn('scripts/client'),
    ...filesIn('src'),
    ...filesIn('public'),
  ]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_BUILT.has(path) ? [] : filesIn(path);
      return /\.test\.tsx?$/.test(path) ? [] : [path];
    });
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
