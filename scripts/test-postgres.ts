import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from './run/step.mjs';
import { runVitest } from './test/run-vitest.ts';
import { startTemporaryPostgres } from './test/temporary-postgres.ts';

/** What speaks to the database, but for the tests of the embedded one itself; and what only a server can have. */
const SERVICES = [
  'src/services/',
  'src/jobs/',
  'src/db/migrate',
  'src/db/schema',
  'src/db/backup/',
  'tests/processes/',
];

/** `--services` leaves out the API's tests, which ask the same verbs once more: CI has not the time for both. */
const chosen = process.argv.includes('--services') ? SERVICES : [...SERVICES, 'src/api/'];

/** The same tests on PostgreSQL: on the server that TEST_DATABASE_URL names, else on one of our own. */
const given = process.env.TEST_DATABASE_URL;
const postgres = given
  ? null
  : await step('Starting PostgreSQL', () => startTemporaryPostgres({ durable: false }));
if (postgres) {
  console.log(`  ${postgres.version}`);
  process.env.TEST_DATABASE_URL = postgres.url;
}
const folder = mkdtempSync(join(tmpdir(), 'deodar-test-'));
const { passed, failed } = await runVitest(folder, chosen);
rmSync(folder, { recursive: true, force: true });
postgres?.stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
