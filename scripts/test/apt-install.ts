import { spawnSync } from 'node:child_process';
import { runChild } from '../run/child.mjs';

/** Installs Debian packages as root or through sudo without a password. Answers false where neither works. */
export async function aptInstall(...packages: string[]): Promise<boolean> {
  const apt = aptCommand();
  if (!apt) return false;
  return (
    (await run([...apt, 'update', '-qq'])) &&
    (await run([...apt, 'install', '-y', '-qq', '--no-install-recommends', ...packages]))
  );
}

function aptCommand(): string[] | null {
  if (!works('apt-get', ['--version'])) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : null;
}

function works(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

async function run([command = '', ...args]: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (await runChild(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })) === 0;
}
