import { spawnSync } from 'node:child_process';
import { findBrowser } from '#tests/support/browser.ts';
import { runChild } from '../run/child.mjs';
import { step } from '../run/step.mjs';

/** The path of a Chromium; on Debian and its kin one is installed where there is none and we may. Throws where there is no way. */
export async function findOrInstallBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  const apt = aptCommand();
  if (apt) {
    await step('Installing Chromium for the browser tests', async () => {
      await runApt(apt, ['update', '-qq']);
      await runApt(apt, ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Google Chrome, and there is none. Install one, or set CHROMIUM to its path.',
  );
}

/** `apt-get` as we may run it: as root or through sudo without a password; null where neither works. */
function aptCommand(): string[] | null {
  if (!works('apt-get', ['--version'])) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n', 'apt-get'] : null;
}

function works(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

async function runApt([command = '', ...before]: string[], args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const code = await runChild(command, [...before, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`apt-get ${args[0]} failed (exit code ${code}).`);
}
