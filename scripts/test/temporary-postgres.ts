import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/server-process.ts';
import { step } from '../run/step.mjs';
import { aptInstall } from './apt-install.ts';

const VERSIONS = '/usr/lib/postgresql';

export interface TemporaryPostgres {
  url: string;
  version: string;
  stop(): void;
}

/**
 * A PostgreSQL server of our own in a new folder, installed first where there is none and we may.
 * `durable: false` leaves out every sync to disk, for tests. Throws when it cannot be had.
 */
export async function startTemporaryPostgres({ durable }: { durable: boolean }): Promise<TemporaryPostgres> {
  const bin = await findOrInstallPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'deodar-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(folder, 'log');
  try {
    asOrdinaryUser(
      join(bin, 'initdb'),
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    );
    asOrdinaryUser(join(bin, 'pg_ctl'), '-D', data, '-w', '-l', log, '-o', options.join(' '), 'start');
  } catch (error) {
    const told = existsSync(log) ? readFileSync(log, 'utf8') : '';
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start. ${told}`, { cause: error });
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    stop() {
      asOrdinaryUser(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findOrInstallPostgres(): Promise<string> {
  const found = newestPostgres();
  if (found) return found;
  await step('Installing PostgreSQL', () => aptInstall('postgresql'));
  const installed = newestPostgres();
  if (!installed) throw new Error('PostgreSQL is not installed, and could not be.');
  return installed;
}

function newestPostgres(): string | null {
  if (!existsSync(VERSIONS)) return null;
  const [newest] = readdirSync(VERSIONS)
    .filter((version) => existsSync(join(VERSIONS, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a));
  return newest ? join(VERSIONS, newest, 'bin') : null;
}

/** PostgreSQL refuses to run as root: the user that its package made stands in. Debian keeps runuser where only root looks. */
function asOrdinaryUser(command: string, ...args: string[]): void {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const isRoot = process.getuid?.() === 0;
  const [program, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  // The server keeps what it inherits, so nothing of ours may be among it: a pipe would never end.
  const result = spawnSync(program, all, { env, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'inherit'] });
  if (result.status !== 0) throw new Error(`${command} ended with ${result.status ?? result.signal}.`);
}
