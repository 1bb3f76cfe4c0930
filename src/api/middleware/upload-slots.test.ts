import { expect, test } from 'vitest';
import { createTurns } from './upload-slots.ts';

test('SEC-07 one person’s slow uploads leave turns to everybody else, and the next waits only for its own', async () => {
  const turn = createTurns({ each: 2, all: 5 });
  const order: string[] = [];
  const ask = async (who: string, name: string) => {
    const release = await turn(who);
    order.push(name);
    return release;
  };
  const slow = [await ask('a', 'a1'), await ask('a', 'a2')];
  const third = ask('a', 'a3');
  const other = await ask('b', 'b1');
  expect(order).toEqual(['a1', 'a2', 'b1']);
  slow[0]?.();
  const afterSlow = await third;
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const release of [other, afterSlow, slow[1]]) release?.();
});

test('SEC-07 of all together no more than the house holds, in the order they came', async () => {
  const turn = createTurns({ each: 3, all: 2 });
  const first = await turn('a');
  const second = await turn('b');
  const order: string[] = [];
  const waiting = ['c', 'd'].map(async (who) => {
    const release = await turn(who);
    order.push(who);
    return release;
  });
  first();
  const third = await waiting[0];
  expect(order).toEqual(['c']);
  second();
  const fourth = await waiting[1];
  expect(order).toEqual(['c', 'd']);
  third?.();
  fourth?.();
  (await turn('e'))();
});
