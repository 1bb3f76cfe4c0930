import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { once } from './lock.mjs';
import { npmCli } from './npm.mjs';
import { nodeFolder, root } from './paths.mjs';
import { step } from './step.mjs';

const lockFile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.installed');

/**
 * Installs the packages of package-lock.json, development ones too, unless exactly they are installed.
 * @param {string} node path of the Node to install under
 * @param {NodeJS.ProcessEnv} env
 */
export async function installPackages(node, env) {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  await once(join(nodeFolder, 'packages.lock'), {
    isDone: () => readOrEmpty(stamp) === wanted,
    work: async (hold) => {
      if (!isInstalledAlready()) await step('Installing packages', () => install(node, env, hold));
      mkdirSync(join(root, 'node_modules'), { recursive: true });
      writeFileSync(stamp, wanted);
    },
    waiting: 'Another run is installing packages; waiting for it',
  });
}

/** `npm ci` removes node_modules first, and with it the stamp: a killed run is begun anew. No package needs its install scripts. */
async function install(node, env, onStart) {
  const args = [
    npmCli(),
    'ci',
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await runChild(node, args, { env, onStart, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}).`);
}

/** Whether somebody ran npm by hand: npm writes what it installed as the last thing it does. */
function isInstalledAlready() {
  try {
    const wanted = Object.entries(packagesIn(lockFile)).filter(([path]) => path !== '');
    const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
    return wanted.every(([path, { version, integrity, optional }]) => {
      const there = installed[path];
      return there ? there.version === version && there.integrity === integrity : optional === true;
    });
  } catch {
    return false;
  }
}

const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
