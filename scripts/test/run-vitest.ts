import { join } from 'node:path';
import { runChild } from '../run/child.mjs';
import { root } from '../run/paths.mjs';
import { type Counts, vitestCounts } from './counts.ts';

/** Several processes need a server: these tests run with those on PostgreSQL, and by name. */
const ON_SERVER_ONLY = 'tests/processes/**';

/** Runs Vitest on the files whose paths contain one of `filters` (all that need no server when none), streaming what it prints. */
export async function runVitest(folder: string, filters: string[] = []): Promise<Counts> {
  const report = join(folder, 'vitest.json');
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters];
  if (filters.length === 0) args.push(`--exclude=${ON_SERVER_ONLY}`);
  const code = await runChild(process.execPath, [program, ...args], { env: testEnvironment() });
  const counts = vitestCounts(report);
  // An error outside any test fails the run without failing a test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** A person's own settings for the product (keys, a database) must not reach its tests. */
function testEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: '' };
}
