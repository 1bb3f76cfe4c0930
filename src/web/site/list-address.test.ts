import { expect, test } from 'vitest';
import { loader } from './list-address.ts';

test.each([
  ['/packages', '/#packages'],
  ['/packages/', '/#packages'],
  ['/packages?destination=Goa', '/?destination=Goa#packages'],
  ['/cruises', '/#cruises'],
  ['/pilgrimages', '/#pilgrimage'],
  ['/destinations', '/#destinations'],
])('%s leads to its section', (path, section) => {
  const request = new Request(`http://localhost${path}`);
  const answer = loader({ request } as Parameters<typeof loader>[0]);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, section]);
});
