import { describe, expect, it } from 'vitest';
import { bookingsPath, readFilters, writeFilters } from './booking-filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

describe('the filters of the bookings list', () => {
  it('B08 live in the address, and come back from it', () => {
    const filters = read('tab=bookings&q=Asha+Rao&status=confirmed&payment=partial&page=3');
    expect(filters).toEqual({ q: 'Asha Rao', status: 'confirmed', payment: 'partial', page: 3 });
    expect(String(writeFilters(filters))).toBe(
      'tab=bookings&q=Asha+Rao&status=confirmed&payment=partial&page=3',
    );
    expect(bookingsPath(filters)).toBe(
      '/crm/bookings?limit=25&offset=50&q=Asha+Rao&status=confirmed&paymentStatus=partial',
    );
  });

  it('B08 leave out what they cannot read', () => {
    expect(read('status=banana&payment=&page=-1')).toEqual({ q: '', status: '', payment: '', page: 1 });
    for (const page of ['0', '1.5', 'x', '99999999', 'NaN']) expect(read(`page=${page}`).page).toBe(1);
    expect(String(writeFilters(read('')))).toBe('tab=bookings');
  });
});
