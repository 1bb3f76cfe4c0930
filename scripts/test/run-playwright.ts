import { join } from 'node:path';
import { runChild } from '../run/child.mjs';
import { root } from '../run/paths.mjs';
import { type Counts, playwrightCounts } from './counts.ts';

/** Runs the browser tests with the given Chromium, streaming what they print. */
export async function runPlaywright(
  folder: string,
  browser: string,
  filters: string[] = [],
): Promise<Counts> {
  const report = join(folder, 'playwright.json');
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const env = { ...process.env, CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runChild(process.execPath, [program, 'test', '--reporter=list,json', ...filters], {
    env,
  });
  const counts = playwrightCounts(report);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
