import { expect, test } from 'vitest';
import type { RouteMap } from '#app/contract/route-map.ts';
import { demoRows } from '#app/db/demo/rows.ts';
import { drawRouteMap } from './draw-route-map.ts';

async function draw(
  route: string,
  days: Array<{ day: number; locations: string[] }> = [],
): Promise<RouteMap> {
  const map = await drawRouteMap({ route, days });
  if (!map) throw new Error(`No map of ${route}`);
  return map;
}

test('P12 a round trip inland: pins in order, legs with straight distances, contour lines instead of land', async () => {
  const map = await draw('Srinagar → Gulmarg → Pahalgam → Sonamarg → Srinagar', [
    { day: 1, locations: ['Srinagar'] },
    { day: 2, locations: ['Gulmarg'] },
    { day: 3, locations: ['Srinagar'] },
  ]);
  expect(map.label).toBe('Route map: Srinagar to Gulmarg, Pahalgam and Sonamarg, returning to Srinagar');
  expect(map.pins.map((pin) => [pin.number, pin.name, pin.note])).toEqual([
    [1, 'Srinagar', 'Days 1 and 3'],
    [2, 'Gulmarg', 'Day 2'],
    [3, 'Pahalgam', ''],
    [4, 'Sonamarg', ''],
  ]);
  expect(map.legs[0]).toEqual({ from: 'Srinagar', to: 'Gulmarg', km: 39 });
  expect(map.legs).toHaveLength(4);
  expect(map.land).toBeNull();
  // In the corner the whole subcontinent: far inland, its coast still says where that is.
  expect(map.locator?.land.match(/[ML]/g)?.length).toBeGreaterThan(40);
  expect(map.locator?.frame.y).toBeLessThan(40);
  const [srinagar, gulmarg] = map.pins;
  expect(gulmarg?.x).toBeLessThan(srinagar?.x ?? 0);
});

test('P12 a coast is drawn, the locator too, and unknown stops are left out', async () => {
  const map = await draw('Kochi → seaplane → Kalpeni → Kavaratti → Kochi');
  expect(map.pins.map((pin) => pin.name)).toEqual(['Kochi', 'Kalpeni', 'Kavaratti']);
  expect(map.land).toMatch(/^M[-\d. LMZ]+Z$/);
  expect(map.locator?.frame.width).toBeGreaterThan(5);
});

test('P12 stops in one spot share a pin, which tells so', async () => {
  const map = await draw('Amritsar → Golden Temple → Jallianwala Bagh → Wagah → Amritsar');
  expect(map.pins.map((pin) => [pin.name, pin.note])).toEqual([
    ['Amritsar', 'with Golden Temple and Jallianwala Bagh'],
    ['Wagah', ''],
  ]);
});

test('P12 a route over the date line stays one map', async () => {
  const map = await draw('Auckland → Honolulu');
  const [auckland, honolulu] = map.pins;
  expect(honolulu?.x).toBeGreaterThan(auckland?.x ?? 820);
  expect(honolulu?.x).toBeLessThan(820);
});

test.each(['', 'Malé → seaplane → private island → Malé', 'Goa', 'Paris → Paris'])(
  'P12 "%s" names fewer than two known places and has no map',
  async (route) => {
    expect(await drawRouteMap({ route, days: [] })).toBeNull();
  },
);

test('P12 where the route text names no two places, the days do', async () => {
  const days = [
    { day: 1, locations: ['Leh'] },
    { day: 2, locations: ['Hunder'] },
  ];
  expect((await draw('', days)).pins.map((pin) => pin.name)).toEqual(['Leh', 'Hunder']);
});

test('P12 demo trips: small, all pins inside, and no name over another or over a pin', async () => {
  const rows = demoRows(new Date('2027-01-01'));
  const maps: RouteMap[] = [];
  const trips = [...rows.packages, ...rows.cruises, ...rows.pilgrimages].filter((_, at) => at % 3 === 0);
  for (const trip of trips) {
    const days = rows.itineraries.find((plan) => plan.itemId === trip.id)?.days ?? [];
    const map = await drawRouteMap({ route: trip.route ?? '', days });
    if (map) maps.push(map);
  }
  expect(maps.length).toBeGreaterThan(12);
  for (const map of maps) {
    expect(JSON.stringify(map).length, map.label).toBeLessThan(12_000);
    for (const pin of map.pins) {
      expect(pin.x > 0 && pin.x < map.width && pin.y > 48 && pin.y < map.height, map.label).toBe(true);
    }
    const names = map.pins.flatMap(({ name, text }) => (text ? [{ name, ...text }] : []));
    for (const one of names) {
      const covered = names.filter(
        (other) => other !== one && Math.abs(other.y - one.y) < 12 && Math.abs(other.x - one.x) < 30,
      );
      expect(covered, map.label).toEqual([]);
    }
  }
});

test('P12 names keep off the way where there is room, and a small screen has as many as it can', async () => {
  const rows = demoRows(new Date('2027-01-01'));
  const mapOf = async (id: string) => {
    const trip = [...rows.packages, ...rows.cruises].find((one) => one.slug === id);
    const days = rows.itineraries.find((plan) => plan.itemId === trip?.id)?.days ?? [];
    return draw(trip?.route ?? '', days);
  };
  const kerala = await mapOf('kerala-backwaters-tea-hills');
  const munnar = kerala.pins.find((pin) => pin.name === 'Munnar');
  expect(munnar?.note).toBe('Days 1 and 2');
  // The way leaves Munnar downwards: its name stands beside the pin.
  expect(munnar?.text?.anchor).toBe('start');
  expect(munnar?.text?.y).toBeLessThan(munnar?.y ?? 0);
  for (const pin of (await mapOf('lakshadweep-atoll-voyage')).pins)
    expect(pin.text, pin.name).toMatchObject({ small: false });
});
