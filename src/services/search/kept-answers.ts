import { oncePer } from '#app/db/once-per.ts';
import type { Database } from '#app/services/context.ts';

/** Of so many searches; the oldest goes first. */
const MOST = 500;

interface Kept {
  until: number;
  value: unknown;
}

const answersOf = oncePer((_db: Database) => new Map<string, Kept>());

/**
 * What the database answered to a question not longer than `keptMs` ago, else asked anew. An answer is kept when
 * `isKept` says so. For what decides how a search is made only: never for what it finds.
 */
export async function keptAnswer<Value>(
  db: Database,
  { name, keptMs, isKept = () => true }: { name: string; keptMs: number; isKept?: (value: Value) => boolean },
  ask: () => Promise<Value>,
): Promise<Value> {
  const answers = answersOf(db);
  const now = performance.now();
  const last = answers.get(name);
  if (last && now < last.until) return last.value as Value;
  const value = await ask();
  answers.delete(name);
  if (isKept(value)) answers.set(name, { until: now + keptMs, value });
  for (const oldest of answers.keys()) {
    if (answers.size <= MOST) break;
    answers.delete(oldest);
  }
  return value;
}
