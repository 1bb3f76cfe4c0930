import { vi } from 'vitest';

interface Plan<Victim extends { kill9(): Promise<void> }> {
  rounds: number;
  /** Between 0 and 1; seeded, so that a failure can be repeated. */
  random(): number;
  /** Starts a process on what the one before left; rejects when it does not come up. */
  start(): Promise<Victim>;
  /** Fails where something acknowledged is not there. */
  check(victim: Victim): Promise<void>;
  /** Keeps it busy until it dies; errors are expected then. */
  work(victim: Victim): Promise<unknown>;
  /** How much has been acknowledged so far, over all rounds. */
  acknowledged(): number;
  /** At most so many acknowledgements between two kills. */
  most: number;
}

/** Kills a busy process (-9) at random moments, again and again; after each kill everything acknowledged must be there. */
export async function killRepeatedly<Victim extends { kill9(): Promise<void> }>(
  plan: Plan<Victim>,
): Promise<void> {
  for (let round = 0; round < plan.rounds; round += 1) {
    const victim = await plan.start();
    await plan.check(victim);
    const enough = plan.acknowledged() + 1 + Math.floor(plan.random() * plan.most);
    const working = plan.work(victim).catch(() => {});
    await vi.waitFor(
      () => {
        if (plan.acknowledged() < enough)
          throw new Error(`Only ${plan.acknowledged()} of ${enough} acknowledged.`);
      },
      { interval: 1, timeout: 120_000 },
    );
    await victim.kill9();
    await working;
  }
  const last = await plan.start();
  await plan.check(last);
  await last.kill9();
}

/** A small seeded generator (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
