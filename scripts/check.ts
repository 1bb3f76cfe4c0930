import { join } from 'node:path';
import { checkBundle } from './check/bundle-budget.ts';
import { checkSourceStyle } from './check/source-style.ts';
import { runChild } from './run/child.mjs';
import { root } from './run/paths.mjs';
import { step } from './run/step.mjs';

/** Everything that can be said about the code without running its tests. All parts run; each answers what is wrong. */
const PARTS: { title: string; run: () => Promise<string[]> | string[] }[] = [
  { title: 'Types of the routes', run: () => program('@react-router/dev/bin.cjs', 'typegen') },
  { title: 'Types', run: () => program('typescript/bin/tsc', '--noEmit') },
  { title: 'Format, lint and import rule', run: () => program('@biomejs/biome/bin/biome', 'check', '.') },
  { title: 'File names, sizes and type-only imports', run: checkSourceStyle },
  { title: 'Build', run: () => node('scripts/build.ts', '--if-stale') },
  { title: 'Size of the landing page', run: checkBundle },
];

async function check(): Promise<number> {
  const failed: string[] = [];
  for (const { title, run } of PARTS) {
    const problems = await step(title, async () => complain(await run()));
    if (problems > 0) failed.push(title);
  }
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

function complain(problems: string[]): number {
  for (const problem of problems) console.error(`  ✗ ${problem}`);
  return problems.length;
}

function program(path: string, ...args: string[]): Promise<string[]> {
  return node(join(root, 'node_modules', path), ...args);
}

async function node(...args: string[]): Promise<string[]> {
  const code = await runChild(process.execPath, args);
  return code === 0 ? [] : [`exit code ${code}`];
}

process.exit(await check());
