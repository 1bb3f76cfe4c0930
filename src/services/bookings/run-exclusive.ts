const running = new Map<string, Promise<unknown>>();

/**
 * Runs one task per key at a time in this process, in the order of the calls, so that two submits of one form
 * make one order. Across processes the database's unique index decides.
 */
export async function runExclusive<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.then(task, task);
  const settled = mine.catch(() => undefined);
  running.set(key, settled);
  try {
    return await mine;
  } finally {
    if (running.get(key) === settled) running.delete(key);
  }
}
