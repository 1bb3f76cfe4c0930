import { expect, it } from 'vitest';
import { gatherCalls } from './gather-calls.ts';

it('P15 one load answers all calls that came while the last one ran, each with its own', async () => {
  const loads: number[][] = [];
  const double = gatherCalls(async (inputs: number[]) => {
    loads.push(inputs);
    await new Promise((resolve) => setImmediate(resolve));
    return inputs.map((input) => input * 2);
  });
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(await double(5)).toBe(10);
  expect(loads).toEqual([[1], [2, 3, 4], [5]]);
});

it('P15 a load that fails fails its calls and no others', async () => {
  const load = gatherCalls(async (inputs: string[]) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (inputs.includes('bad')) throw new Error('no');
    return inputs;
  }, 2);
  const results = await Promise.allSettled(['a', 'bad', 'b', 'c'].map(load));
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});
