import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const NOW = new Date('2026-11-27T06:00:00Z');

it.each([
  ['2026-11-27T05:59:30Z', 'just now'],
  ['2026-11-27T06:00:30Z', 'just now'],
  ['2026-11-27T05:55:00Z', '5 min ago'],
  ['2026-11-26T11:00:00Z', '19 h ago'],
  ['2026-11-26T05:00:00Z', 'yesterday'],
  ['2026-11-21T06:00:00Z', '6 days ago'],
  ['2026-10-31T20:00:00Z', '1 Nov 2026'],
])('B03 %s is %s', (instant, text) => {
  expect(ago(instant, NOW)).toBe(text);
});
