import { oncePer } from '#app/db/once-per.ts';

/** Of so many questions; the oldest goes first. */
const MOST = 500;

interface Kept {
  /** By `performance.now`. */
  until: number;
  value: Promise<unknown>;
}

const answersOf = oncePer((_db: object) => new Map<string, Kept>());

/**
 * What a database answered to a question not longer than `keptMs` ago, else asked anew; who asks meanwhile waits for the
 * same answer. A failure is not kept, nor what `isKept` is false for. For hints and for how something is looked for:
 * never for what must be true now.
 */
export function keptAnswer<Value>(
  db: object,
  { name, keptMs, isKept = () => true }: { name: string; keptMs: number; isKept?: (value: Value) => boolean },
  ask: () => Promise<Value>,
): Promise<Value> {
  const answers = answersOf(db);
  const now = performance.now();
  const last = answers.get(name);
  if (last && now < last.until) return last.value as Promise<Value>;
  const value = ask();
  const kept = { until: now + keptMs, value };
  answers.delete(name);
  answers.set(name, kept);
  for (const oldest of answers.keys()) {
    if (answers.size <= MOST) break;
    answers.delete(oldest);
  }
  const forget = () => {
    if (answers.get(name) === kept) answers.delete(name);
  };
  value.then((found) => isKept(found) || forget(), forget);
  return value;
}
