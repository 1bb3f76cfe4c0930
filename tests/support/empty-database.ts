import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts';
import { createEmptyDatabase } from './test-server.ts';

/** An empty PostgreSQL database: on that server, else on the one at TEST_DATABASE_URL, else on one started for it. */
export async function openEmptyDatabase(
  given = process.env.TEST_DATABASE_URL,
): Promise<{ url: string; drop(): Promise<void> }> {
  const postgres = given ? null : await startTemporaryPostgres({ durable: false });
  const { url, drop } = await createEmptyDatabase(given ?? postgres?.url ?? '');
  return {
    url,
    async drop() {
      await drop();
      postgres?.stop();
    },
  };
}
