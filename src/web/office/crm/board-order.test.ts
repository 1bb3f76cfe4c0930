import { expect, it } from 'vitest';
import { boardOrder } from './board-order.ts';

const rows = [
  { id: 'a', createdAt: '2026-11-01', waitingSince: null, travelDate: '2027-03-01' },
  { id: 'b', createdAt: '2026-11-03', waitingSince: '2026-11-03', travelDate: '2027-01-01' },
  { id: 'c', createdAt: '2026-11-02', waitingSince: '2026-11-02', travelDate: '2027-02-01' },
];
const order = (query: string) =>
  rows
    .toSorted(boardOrder(new URLSearchParams(query)))
    .map(({ id }) => id)
    .join('');

it('B03 B08 a card is put where the list has it', () => {
  expect(order('status=new')).toBe('bca');
  expect(order('sort=oldest')).toBe('acb');
  expect(order('sort=waiting')).toBe('cba');
  expect(order('sort=travel')).toBe('bca');
  expect(order('start_date=2027-01-01')).toBe('bca');
  expect(order('start_date=2027-01-01&sort=newest')).toBe('bca');
});
