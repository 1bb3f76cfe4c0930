import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './run/child.mjs';
import { add, type Counts } from './test/counts.ts';
import { findOrInstallBrowser } from './test/find-or-install-browser.ts';
import { runPlaywright } from './test/run-playwright.ts';
import { runVitest } from './test/run-vitest.ts';

/** All tests: unit and API, then the browser's, on a built product. Paths on the command line choose some of them. */
async function test(filters: string[]): Promise<Counts> {
  const browser = await findOrInstallBrowser();
  const built = await runChild(process.execPath, ['scripts/build.ts', '--if-stale']);
  if (built !== 0) return { passed: 0, failed: 1 };
  const specs = filters.filter((filter) => filter.includes('e2e') || filter.endsWith('.spec.ts'));
  const units = filters.filter((filter) => !specs.includes(filter));
  const folder = mkdtempSync(join(tmpdir(), 'deodar-test-'));
  try {
    const parts: Counts[] = [];
    if (filters.length === 0 || units.length > 0) parts.push(await runVitest(folder, units));
    if (filters.length === 0 || specs.length > 0) parts.push(await runPlaywright(folder, browser, specs));
    return add(...parts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test(process.argv.slice(2)).then(
  ({ passed, failed }) => {
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exit(failed > 0 || passed === 0 ? 1 : 0);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  },
);
