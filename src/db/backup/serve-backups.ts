import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { BackupFiles } from './backup-file.ts';
import { writeBackup } from './write-backup.ts';

/** A socket's path holds no more than this (104 bytes on macOS). */
const LONGEST_PATH = 100;

/**
 * Lets `npm run backup` of the same user ask this process for a backup, through a socket in the data folder: the
 * embedded database is open to one process only. Call it with the folder's lock held.
 */
export async function serveBackups(
  database: { pool: pg.Pool },
  dataDir: string,
  files: BackupFiles,
): Promise<{ close(): Promise<void> }> {
  const path = backupSocket(dataDir);
  rmSync(path, { force: true });
  const server = http.createServer((_request, response) => void answer(response));
  /** Written to a file first, so that a slow reader does not hold up the database. */
  async function answer(response: http.ServerResponse): Promise<void> {
    const draft = `${dataDir}/backup-${randomUUID()}.tmp`;
    try {
      await writeBackup(database.pool, draft, files);
      await pipeline(createReadStream(draft), response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    } finally {
      rmSync(draft, { force: true });
    }
  }
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await once(server, 'listening');
  server.unref();
  return {
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Asks the process that has the data folder for a backup. Throws when none answers. */
export async function fetchBackup(dataDir: string, path: string): Promise<void> {
  const request = http.get({ socketPath: backupSocket(dataDir), path: '/' });
  const [response]: [http.IncomingMessage] = (await once(request, 'response')) as [http.IncomingMessage];
  if (response.statusCode !== 200) {
    const message = (await response.setEncoding('utf8').toArray()).join('');
    throw new Error(`The server could not make the backup: ${message}`);
  }
  await pipeline(response, createWriteStream(path, { mode: 0o600, flush: true }));
}

function backupSocket(dataDir: string): string {
  const path = `${dataDir}/backup.sock`;
  if (Buffer.byteLength(path) <= LONGEST_PATH) return path;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return `${tmpdir()}/deodar-${process.getuid?.() ?? 0}-${name}.sock`;
}
