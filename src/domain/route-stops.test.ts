import { expect, test } from 'vitest';
import { routeStops } from './route-stops.ts';

test.each([
  ['Srinagar → Gulmarg → Srinagar', ['Srinagar', 'Gulmarg', 'Srinagar']],
  ['Kochi -> Kalpeni->Agatti', ['Kochi', 'Kalpeni', 'Agatti']],
  ['Leh - Nubra – Pangong', ['Leh', 'Nubra', 'Pangong']],
  ['Tso-Moriri → Leh', ['Tso-Moriri', 'Leh']],
  ['', []],
])('P12 the route "%s" has the stops %j', (route, stops) => {
  expect(routeStops(route)).toEqual(stops);
});
