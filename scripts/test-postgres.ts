import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVitest } from './test/run-vitest.ts';

/** What speaks to the database, but for the tests of the embedded one itself. */
const ON_POSTGRES = ['src/services/', 'src/api/', 'src/jobs/', 'src/db/migrate', 'src/db/schema'];

if (!process.env.TEST_DATABASE_URL) {
  console.error('TEST_DATABASE_URL must name a PostgreSQL server.');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'deodar-test-'));
const { passed, failed } = await runVitest(folder, ON_POSTGRES);
rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
