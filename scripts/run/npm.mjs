import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/**
 * The path of npm's own program, so that any Node can run it: the npm that called us, else the one on PATH.
 * @returns {string}
 */
export function npmCli() {
  const caller = process.env.npm_execpath;
  if (caller && /npm-cli\.c?js$/.test(caller) && existsSync(caller)) return caller;
  const found = candidates().find((path) => existsSync(path));
  if (!found) throw new Error('npm was not found. Install Node.js with npm, then try again.');
  return found;
}

function candidates() {
  const folders = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.flatMap((folder) => [
    ...linked(join(folder, 'npm')),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
  ]);
}

/** On Unix `npm` is a link to npm-cli.js; Debian's own is a script elsewhere. */
function linked(path) {
  try {
    const target = realpathSync(path);
    return target.endsWith('npm-cli.js') ? [target] : [];
  } catch {
    return [];
  }
}
