import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Between making the file and filling it nothing happens, so one that stays empty this long has a dead maker. */
const EMPTY_MS = 2_000;

/**
 * Runs `work` in one process at a time, unless `isDone` says that another has done it meanwhile.
 * A lock of killed processes is taken over; while a child of a killed one still works, it counts as held.
 * @param {string} path the lock file
 * @param {object} options
 * @param {() => boolean} options.isDone
 * @param {(hold: (pid: number) => void) => Promise<void>} options.work calls `hold` with each child that does the work
 * @param {string} options.waiting told once when another process holds the lock
 */
export async function once(path, { isDone, work, waiting }) {
  if (isDone()) return;
  mkdirSync(dirname(path), { recursive: true });
  for (let told = false; !acquire(path); ) {
    if (!isHeld(path)) {
      takeAway(path);
      continue;
    }
    if (!told) console.log(`• ${waiting}…`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (isDone()) return;
  }
  const release = () => {
    if (holdersOf(path)[0] === identity(process.pid)) rmSync(path, { force: true });
  };
  process.once('exit', release);
  try {
    if (!isDone()) await work((pid) => writeFileSync(path, `${identity(process.pid)}\n${identity(pid)}\n`));
  } finally {
    process.off('exit', release);
    release();
  }
}

function acquire(path) {
  try {
    writeFileSync(path, `${identity(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(path) {
  const holders = holdersOf(path);
  if (holders.length === 0) return isNew(path);
  return holders.some((holder) => identity(Number.parseInt(holder, 10)) === holder);
}

function holdersOf(path) {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function isNew(path) {
  try {
    return Date.now() - statSync(path).mtimeMs < EMPTY_MS;
  } catch {
    return false;
  }
}

/** "pid start" of a living process, '' of a dead one. The start time (Linux) tells it from a later process with its number. */
function identity(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return '';
  }
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
    return fields[0] === 'Z' ? '' : `${pid} ${fields[19]}`;
  } catch {
    return `${pid}`;
  }
}

/** Moves a dead lock aside, then looks again: when a living process was quicker, it gets its lock back. */
function takeAway(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (isHeld(aside)) linkSync(aside, path);
  } catch {
    // Another process took it away first, or has a new lock already.
  }
  rmSync(aside, { force: true });
}
