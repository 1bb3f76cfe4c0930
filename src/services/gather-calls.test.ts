import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherCalls } from './gather-calls.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Doubles numbers; `loads` has the inputs of each load. */
function doubler() {
  const loads: number[][] = [];
  const double = gatherCalls(async (inputs: number[]) => {
    loads.push(inputs);
    await nextTurn();
    return inputs.map((input) => input * 2);
  });
  return { loads, double };
}

it('P15 one load answers all calls of a turn, each with its own', async () => {
  const { loads, double } = doubler();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(loads).toEqual([[1, 2, 3]]);
});

it('P15 calls that come while a load runs are the next load', async () => {
  const loads: number[][] = [];
  let meanwhile: Promise<number[]> | undefined;
  const same = gatherCalls(async (inputs: number[]) => {
    loads.push(inputs);
    meanwhile ??= Promise.all([2, 3].map((input) => same(input)));
    await nextTurn();
    return inputs;
  });
  expect(await same(1)).toBe(1);
  expect(await meanwhile).toEqual([2, 3]);
  expect(loads).toEqual([[1], [2, 3]]);
});

it('P15 after a load of several the next waits for as many, but not long; after a load of one for nothing', async () => {
  const { loads, double } = doubler();
  await Promise.all([1, 2].map(double));
  const first = double(3);
  await nextTurn();
  await nextTurn();
  expect(await Promise.all([first, double(4)])).toEqual([6, 8]);
  const alone = double(5);
  await nextTurn();
  await vi.advanceTimersByTimeAsync(10);
  expect(await alone).toBe(10);
  expect(await double(6)).toBe(12);
  expect(loads).toEqual([[1, 2], [3, 4], [5], [6]]);
});

it('P15 a load that fails fails its calls and no others', async () => {
  const load = gatherCalls(async (inputs: string[]) => {
    await nextTurn();
    if (inputs.includes('bad')) throw new Error('no');
    return inputs;
  }, 2);
  const results = await Promise.allSettled(['a', 'bad', 'b', 'c'].map(load));
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});
