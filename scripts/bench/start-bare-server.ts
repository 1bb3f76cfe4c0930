import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

export interface BareServer {
  url: string;
  pid: number;
  stop(): void;
}

/** A node:http server in a process of its own that knows one answer. */
export async function startBareServer(body: Buffer, headers: Record<string, string>): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'deodar-bare-'));
  const path = join(folder, 'body');
  writeFileSync(path, body);
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [PROGRAM, path, JSON.stringify(headers)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(line).trim()}`,
    pid: child.pid ?? 0,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
