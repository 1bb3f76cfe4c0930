import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { once } from './lock.mjs';

let folder: string;
let lock: string;
let done: boolean;
const waiting = 'Another run is at it';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'inner', 'lock');
  done = false;
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function finish(): Promise<void> {
  done = true;
}

test('works once, and leaves no lock behind', async () => {
  const work = vi.fn(finish);
  await once(lock, { isDone: () => done, work, waiting });
  await once(lock, { isDone: () => done, work, waiting });
  expect(work).toHaveBeenCalledOnce();
  expect(existsSync(lock)).toBe(false);
});

test('leaves no lock behind when the work fails', async () => {
  const work = async () => {
    throw new Error('no network');
  };
  await expect(once(lock, { isDone: () => done, work, waiting })).rejects.toThrow('no network');
  expect(existsSync(lock)).toBe(false);
});

test('waits for a living holder, and does nothing when that one has done it', async () => {
  let finishFirst = () => {};
  const first = once(lock, {
    isDone: () => done,
    work: () => new Promise<void>((resolve) => (finishFirst = () => resolve(finish()))),
    waiting,
  });
  const work = vi.fn(finish);
  const second = once(lock, { isDone: () => done, work, waiting });
  expect(console.log).toHaveBeenCalledWith(`• ${waiting}…`);
  finishFirst();
  await Promise.all([first, second]);
  expect(work).not.toHaveBeenCalled();
});

test('takes over the lock of a dead process, and of one that only has its number', async () => {
  await once(lock, { isDone: () => false, work: finish, waiting });
  for (const holder of ['999999999 1', `${process.pid} 1`]) {
    writeFileSync(lock, `${holder}\n`);
    const work = vi.fn(finish);
    await once(lock, { isDone: () => false, work, waiting });
    expect(work).toHaveBeenCalledOnce();
  }
});

test('while a child of a dead holder still works, the lock is held', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
  await once(lock, {
    isDone: () => false,
    waiting,
    work: async (hold) => {
      hold(child.pid ?? 0);
      writeFileSync(`${lock}.copy`, readFileSync(lock, 'utf8').replace(/^.*\n/, '999999999 1\n'));
    },
  });
  writeFileSync(lock, readFileSync(`${lock}.copy`));
  const work = vi.fn(finish);
  const taken = once(lock, { isDone: () => false, work, waiting });
  await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith(`• ${waiting}…`));
  expect(work).not.toHaveBeenCalled();
  child.kill('SIGKILL');
  await taken;
  expect(work).toHaveBeenCalledOnce();
});
