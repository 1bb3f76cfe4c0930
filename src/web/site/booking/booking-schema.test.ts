import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { businessToday, setBusinessZone } from '#app/web/site/business-day.ts';
import { BLANK_BOOKING, BookingForm, type BookingInput } from './booking-schema.ts';

const filled: BookingInput = {
  ...BLANK_BOOKING,
  name: 'Asha Nair',
  email: 'asha@example.com',
  phone: '+91 98450 11762',
  travelDate: '2026-03-15',
  travelerDetails: [{ name: 'Asha Nair', age: '0', ageGroup: 'Infant' }],
  termsAccepted: true,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-14T19:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The first message of each wrong field, as the form shows it. */
function messages(changes: Partial<BookingInput>): Record<string, string> {
  const result = BookingForm.safeParse({ ...filled, ...changes });
  return Object.fromEntries(
    (result.error?.issues ?? []).toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  );
}

test('DAT-01 just after midnight in India its date is today', () => {
  expect(businessToday()).toBe('2026-03-15');
  expect(messages({})).toEqual({});
  expect(messages({ travelDate: '2026-03-14' })).toEqual({ travelDate: 'Choose today or a later date' });
});

test('DAT-01 an agency of another time zone goes by its own day', () => {
  setBusinessZone('America/New_York');
  expect(businessToday()).toBe('2026-03-14');
  expect(messages({ travelDate: '2026-03-14' })).toEqual({});
  expect(messages({ travelDate: '2026-03-13' })).toEqual({ travelDate: 'Choose today or a later date' });
  setBusinessZone('Asia/Kolkata');
});

test('P14 age 0 is an age and leaves as a number', () => {
  expect(BookingForm.parse(filled).travelerDetails).toEqual([
    { name: 'Asha Nair', age: 0, ageGroup: 'Infant' },
  ]);
});

test.each([['-1'], ['3.5'], ['abc'], ['121'], ['1e2']])('P14 the age "%s" is refused', (age) => {
  expect(messages({ travelerDetails: [{ name: 'A', age, ageGroup: 'Adult' }] })).toHaveProperty([
    'travelerDetails.0.age',
  ]);
});

test('P14 every empty field says what to do', () => {
  expect(messages({ ...BLANK_BOOKING })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    travelDate: 'Choose a travel date',
    'travelerDetails.0.name': 'Enter the traveler’s name',
    'travelerDetails.0.age': 'Enter an age',
    termsAccepted: 'Accept the terms to go on',
  });
});
