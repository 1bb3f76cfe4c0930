import { expect, it } from 'vitest';
import { placeOf } from './neighbours.ts';

const page = { query: 'q=Asha&sort=newest&limit=25&offset=25', ids: ['a', 'b', 'c'], total: 60 };

it('UI-15 a record knows its place in the list under it, and who stands before and after it', () => {
  expect(placeOf([{ ...page, ids: ['x'] }, page], 'b')).toEqual({
    position: 27,
    total: 60,
    prev: { id: 'a' },
    next: { id: 'c' },
  });
});

it('UI-15 at the edge of a page the neighbour is the nearest row of the page beside it', () => {
  expect(placeOf([page], 'a')?.prev).toEqual({
    query: 'q=Asha&sort=newest&limit=25&offset=0',
    page: 1,
    row: 'last',
  });
  expect(placeOf([page], 'c')?.next).toEqual({
    query: 'q=Asha&sort=newest&limit=25&offset=50',
    page: 3,
    row: 'first',
  });
});

it('UI-15 nothing stands before the first record, after the last one, or beside one that is not in the list', () => {
  const only = { query: 'limit=25&offset=0', ids: ['a'], total: 1 };
  expect(placeOf([only], 'a')).toEqual({ position: 1, total: 1, prev: null, next: null });
  expect(placeOf([only], 'z')).toBeNull();
});
