import { expect, test } from 'vitest';
import type { TripView } from '#app/contract/content.ts';
import type { Services } from '#app/services/index.ts';
import { loadTrip } from './load-trip.ts';

/** Services that know one trip, by whatever slug it is asked for. */
const knows = (trip: Pick<TripView, 'type' | 'slug'>) =>
  ({ findTrip: async (type: string) => (type === trip.type ? trip : null) }) as unknown as Services;

test.each([
  ['package', '/packages'],
  ['cruise', '/cruises'],
  ['pilgrimage', '/pilgrimages'],
] as const)(
  'P12 the page of a %s by an earlier slug moves for good, with its query',
  async (type, folder) => {
    const services = knows({ type, slug: 'the-new-one' });
    const url = new URL(`http://localhost${folder}/the-old-one?utm_source=mail`);
    const moved = await loadTrip(services, type, { slug: 'the-old-one', url }).catch((thrown) => thrown);
    expect(moved).toBeInstanceOf(Response);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`${folder}/the-new-one?utm_source=mail`);
  },
);
