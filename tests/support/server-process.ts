import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../scripts/run/paths.mjs';
import { tasks } from '../../scripts/run/tasks.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_MS = 120_000;
/** What `npm start` ends in: Node's arguments and environment. */
const SERVE = tasks.start?.at(-1);

export interface ServerProcess {
  /** Without a trailing slash; also its PUBLIC_URL. */
  url: string;
  port: number;
  pid: number;
  adminUser: string;
  adminPassword: string;
  dataDir: string;
  /** All that it has printed so far. */
  log(): string;
  /** Asks it to end (SIGTERM), answers its exit code, and removes a data folder that it was not given. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends it as a power cut would; the data folder stays. */
  kill9(): Promise<void>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /** Default: a new folder, removed by `stop`. */
  dataDir?: string;
  port?: number;
}

/** Runs the built product as `npm start` does, in a process of its own, and answers once it serves requests. */
export async function startServer({ env = {}, dataDir, port }: ServerOptions = {}): Promise<ServerProcess> {
  build();
  const chosenPort = port ?? (await freePort());
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'deodar-server-'));
  const url = `http://127.0.0.1:${chosenPort}`;
  const settings: Record<string, string> = {
    ...inherited(),
    ...SERVE?.env,
    HOST: '127.0.0.1',
    PORT: String(chosenPort),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: 'correct horse battery',
    ...env,
  };
  const child = spawn(process.execPath, SERVE?.args ?? [], {
    cwd: ROOT,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(String(part)));
  const log = () => output.join('');
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      process.off('exit', killAtExit);
      resolve(code);
    }),
  );
  await untilReady(child, url, log);

  return {
    url,
    port: chosenPort,
    pid: child.pid ?? 0,
    adminUser: settings.ADMIN_USERNAME ?? '',
    adminPassword: settings.ADMIN_PASSWORD ?? '',
    dataDir: folder,
    log,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await ended;
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
      return code;
    },
    async kill9() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

let isBuilt = false;

function build(): void {
  if (isBuilt) return;
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: ROOT, stdio: 'inherit' });
  isBuilt = true;
}

/** Only what any program needs: a developer's own settings (keys, databases) stay out of tests. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'NODE_COMPILE_CACHE'];
  const given = Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  return { NODE_COMPILE_CACHE: compileCache, ...given };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `The server ended with ${child.exitCode ?? child.signalCode} before it was ready:\n${log()}`,
      );
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready within ${READY_MS / 1000} s:\n${log()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).status === 200;
  } catch {
    return false;
  }
}
