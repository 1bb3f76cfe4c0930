import { expect, it } from 'vitest';
import { apiQuery } from './api-query.ts';

it('B08 B03 a view of the address is asked for by the API’s names, without values it does not know', () => {
  const known = { status: ['confirmed'], payment: ['partial'] };
  const names = { payment: 'paymentStatus' };
  expect(apiQuery('q=Asha+Rao&status=confirmed&payment=partial&limit=25&offset=50', known, names)).toBe(
    'q=Asha+Rao&status=confirmed&paymentStatus=partial&limit=25&offset=50',
  );
  expect(apiQuery('status=banana&payment=&limit=25', known, names)).toBe('limit=25');
});
