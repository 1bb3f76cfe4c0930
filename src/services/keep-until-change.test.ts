import { expect, test } from 'vitest';
import { keepUntilChange } from './keep-until-change.ts';

function counting(answers: Array<() => Promise<number>>) {
  let change = () => {};
  const kept = keepUntilChange(
    (forget) => {
      change = forget;
    },
    () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
  );
  return { kept, change: () => change() };
}

test('asks once for all that come at the same moment, and again after a change', async () => {
  const { kept, change } = counting([async () => 1, async () => 2]);
  expect(await Promise.all([kept(), kept(), kept()])).toEqual([1, 1, 1]);
  change();
  expect(await kept()).toBe(2);
  expect(await kept()).toBe(2);
});

test('what began before a change is not kept', async () => {
  const slow = Promise.withResolvers<number>();
  const { kept, change } = counting([() => slow.promise, async () => 2]);
  const before = kept();
  change();
  slow.resolve(1);
  expect(await before).toBe(1);
  expect(await kept()).toBe(2);
});

test('a failure is not kept', async () => {
  const { kept } = counting([() => Promise.reject(new Error('down')), async () => 2]);
  await expect(kept()).rejects.toThrow('down');
  expect(await kept()).toBe(2);
});
