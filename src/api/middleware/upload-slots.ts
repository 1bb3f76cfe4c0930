/**
 * How many files may come in at once, of one person and of all: each is in memory while it comes. A slow line keeps a
 * place of its own here, and nobody else's.
 */
const ARRIVING = { each: 3, all: 12 };
/** How many are worked on at once: that takes far more memory, but never waits for a line. */
const WORKING = 2;

interface Waiting {
  who: string;
  start: () => void;
}

/** Turns for those who come, each at most so often at once; the others wait in order. */
export function createTurns(most: { each: number; all: number }) {
  const held = new Map<string, number>();
  let total = 0;
  let waiting: Waiting[] = [];
  const fits = (who: string) => total < most.all && (held.get(who) ?? 0) < most.each;

  function take(who: string): void {
    total += 1;
    held.set(who, (held.get(who) ?? 0) + 1);
  }

  function release(who: string): void {
    total -= 1;
    const left = (held.get(who) ?? 1) - 1;
    if (left > 0) held.set(who, left);
    else held.delete(who);
    const next = waiting.find((one) => fits(one.who));
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
    take(next.who);
    next.start();
  }

  /** Waits for a turn; answers what gives it to the next, to be called once. */
  return async (who: string): Promise<() => void> => {
    if (fits(who)) take(who);
    else await new Promise<void>((start) => waiting.push({ who, start }));
    return () => release(who);
  };
}

export const arrivalTurn = createTurns(ARRIVING);
export const workTurn = createTurns({ each: WORKING, all: WORKING });
