import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVitest } from './test/run-vitest.ts';

/** What speaks to the database; the rest is the same on every one. */
const ON_POSTGRES = ['src/db/', 'src/services/', 'src/api/', 'src/jobs/'];

if (!process.env.TEST_DATABASE_URL) {
  console.error('TEST_DATABASE_URL must name a PostgreSQL server.');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'deodar-test-'));
const { passed, failed } = await runVitest(folder, ON_POSTGRES);
rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
