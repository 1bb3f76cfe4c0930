import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#app/db/embedded/start-embedded.ts';
import { embeddedPool } from '#app/db/pool.ts';
import type { Measured } from './load.ts';

/** The embedded database with one table and nothing else, in this process. */
export async function startBareDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'deodar-bare-db-'));
  const database = await startEmbedded({ kind: 'directory', path: join(folder, 'data') });
  const pool = embeddedPool(database, () => {});
  await pool.query('create table bare (id bigint generated always as identity, body jsonb not null)');
  return {
    /** Inserts the row for so long, `atOnce` running at any time. */
    async measureInserts(
      row: object,
      { atOnce, seconds }: { atOnce: number; seconds: number },
    ): Promise<Measured> {
      const started = performance.now();
      const before = process.cpuUsage();
      let inserted = 0;
      const worker = async () => {
        while (performance.now() - started < seconds * 1000) {
          await pool.query('insert into bare (body) values ($1)', [row]);
          inserted += 1;
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      const { user, system } = process.cpuUsage(before);
      const passed = (performance.now() - started) / 1000;
      return { rate: inserted / passed, cpu: (user + system) / 1e6 / inserted };
    },
    async stop() {
      await pool.end();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
