import type pg from 'pg';
import { startEmbedded } from '#app/db/embedded/start-embedded.ts';
import { type Database, embeddedPool, overPool, serverPool } from '#app/db/pool.ts';
import { buildTestImage } from './test-image.ts';
import { createServerDatabase } from './test-server.ts';

export interface TestDatabase {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

/** A fresh, migrated, empty database: in memory, or on the server at TEST_DATABASE_URL when that is set. */
export function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openServerTestDatabase(url) : openEmbeddedTestDatabase();
}

export async function openEmbeddedTestDatabase(): Promise<TestDatabase> {
  const embedded = await startEmbedded({ kind: 'memory', image: await buildTestImage() });
  const pool = embeddedPool(embedded, () => {});
  return {
    db: overPool(pool),
    pool,
    kind: 'embedded',
    async close() {
      await pool.end();
      await embedded.stop();
    },
  };
}

export async function openServerTestDatabase(url: string): Promise<TestDatabase> {
  const database = await createServerDatabase(url);
  const pool = serverPool(database.url, () => {});
  return {
    db: overPool(pool),
    pool,
    kind: 'server',
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}
