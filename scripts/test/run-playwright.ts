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
  // Chromium takes no name for a download that the machine's locale cannot write; without one that is all but ASCII.
  const env = {
    ...process.env,
    LC_ALL: 'C.UTF-8',
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const code = await runChild(process.execPath, [program, 'test', '--reporter=list,json', ...filters], {
    env,
  });
  const counts = playwrightCounts(report);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
