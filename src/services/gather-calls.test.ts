import { expect, it } from 'vitest';
import { gatherCalls } from './gather-calls.ts';

it('P15 one load answers all calls of a turn, the next all that came while it ran, each with its own', async () => {
  const loads: number[][] = [];
  let meanwhile: Promise<number[]> | undefined;
  const double = gatherCalls(async (inputs: number[]) => {
    loads.push(inputs);
    meanwhile ??= Promise.all([3, 4, 5].map((input) => double(input)));
    await new Promise((resolve) => setImmediate(resolve));
    return inputs.map((input) => input * 2);
  });
  expect(await Promise.all([1, 2].map(double))).toEqual([2, 4]);
  expect(await meanwhile).toEqual([6, 8, 10]);
  expect(await double(6)).toBe(12);
  expect(loads).toEqual([[1, 2], [3, 4, 5], [6]]);
});

it('P15 a load that fails fails its calls and no others', async () => {
  const load = gatherCalls(async (inputs: string[]) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (inputs.includes('bad')) throw new Error('no');
    return inputs;
  }, 2);
  const results = await Promise.allSettled(['a', 'bad', 'b', 'c'].map(load));
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});
