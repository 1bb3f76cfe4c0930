let last: Promise<unknown> = Promise.resolve();

/** Pictures are decoded one at a time: each may need as much memory as all the rest of the server. */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const mine = last.then(task, task);
  last = mine.catch(() => undefined);
  return mine;
}
