import { expect, it } from 'vitest';
import { replyTime, waited } from './reply-time.ts';

const now = new Date('2027-01-10T06:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

it.each([
  [23 * 60 + 59, 'Reply within 23 h', 'mute'],
  [10 * 60, 'Reply within 10 h', 'warn'],
  [59, 'Reply within 59 min', 'warn'],
  [0.5, 'Reply within 1 min', 'warn'],
  [0, 'Late by 1 min', 'due'],
  [-5 * 60, 'Late by 5 h', 'due'],
  [-50 * 60, 'Late by 2 days', 'due'],
])('B01 %s minutes before the promise ends it says "%s"', (minutes, text, tone) => {
  expect(replyTime(inMinutes(minutes), now)).toEqual({ text, tone });
});

it('B01 says how long somebody has waited', () => {
  expect([waited(inMinutes(-40), now), waited(inMinutes(-19 * 60), now)]).toEqual(['40 min', '19 h']);
});
