import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminItineraryView, ItineraryItemView } from '#app/contract/itineraries.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { itineraries } from '#app/db/schema/content.ts';
import { addCruise, addPackage, addPilgrimage } from '#tests/factories/trips.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;

const asStaff = <T = AdminItineraryView>(method: string, path: string, body?: unknown) =>
  app.json<T>(path, { method, body, headers: { cookie } });

const WHOLE = {
  ideal_for: 'Couples',
  overview: 'A slow spring circuit.',
  highlights: ['Tulip garden', ' ', 'Houseboat '],
  inclusions: ['Breakfast'],
  exclusions: ['Flights'],
  optional_addons: ['Photographer, ₹6,000'],
  starting_point: 'Srinagar',
  ending_point: 'Srinagar',
  best_time: '25 March to 20 April',
  days: [
    {
      title: 'Arrive',
      description: 'Tea by the lake.',
      locations: ['Srinagar', ''],
      activities: ['Shikara ride'],
      morning: 'Airport pickup',
      afternoon: 'Check in',
      evening: 'Sunset',
      meals: 'Dinner',
      accommodation: 'Houseboat',
      transport: 'Sedan',
    },
    { title: 'Gulmarg' },
  ],
};

beforeAll(async () => {
  app = await createTestApp();
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

it('P24 every field is kept, days are numbered, and the page shows it at the next request', async () => {
  const { id } = await addPackage(app.db);
  const changes = app.contentChanges();
  const saved = await asStaff('PUT', `/admin/itineraries/${id}`, { ...WHOLE, version: 0 });
  expect(saved).toMatchObject({
    status: 200,
    body: { ...WHOLE, highlights: ['Tulip garden', 'Houseboat'], version: 1, days: [{ day: 1 }, { day: 2 }] },
  });
  expect(saved.body.days[0]).toEqual({ ...WHOLE.days[0], day: 1, locations: ['Srinagar'] });
  expect(saved.body.days[1]).toMatchObject({ title: 'Gulmarg', meals: '', activities: [] });
  expect(app.contentChanges()).toBeGreaterThan(changes);
  const shown = await app.json<AdminItineraryView>(`/itineraries/${id}`);
  expect(shown.body.days.map((one) => one.title)).toEqual(['Arrive', 'Gulmarg']);
  expect((await asStaff('GET', `/admin/itineraries/${id}`)).body).toEqual(saved.body);
});

it('P24 cruises and pilgrimages have theirs too, drafts are for staff', async () => {
  const cruise = await addCruise(app.db, { route: 'Mumbai → Goa' });
  const yatra = await addPilgrimage(app.db, { status: 'draft' });
  for (const [id, type] of [
    [cruise.id, 'cruise'],
    [yatra.id, 'pilgrimage'],
  ] as const) {
    expect((await asStaff<ItineraryItemView>('GET', `/admin/itineraries/${id}/item`)).body).toMatchObject({
      id,
      type,
    });
    expect(await asStaff('GET', `/admin/itineraries/${id}`)).toMatchObject({
      status: 404,
      body: { detail: 'Failed to load itinerary for this package' },
    });
    expect((await asStaff('PUT', `/admin/itineraries/${id}`, WHOLE)).status).toBe(200);
    expect((await asStaff('GET', `/admin/itineraries/${id}`)).status).toBe(200);
  }
  expect((await app.json(`/itineraries/${cruise.id}`)).status).toBe(200);
  expect((await app.json(`/itineraries/${yatra.id}`)).status).toBe(404);
});

it('P24 the second of two editors is told; saving the same again changes nothing', async () => {
  const { id } = await addPackage(app.db);
  const put = (change: object) => asStaff('PUT', `/admin/itineraries/${id}`, { ...WHOLE, ...change });
  expect((await put({ version: 0 })).body.version).toBe(1);
  expect((await put({ version: 1 })).body.version).toBe(1);
  expect(await put({ version: 0, overview: 'Mine' })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  });
  expect((await put({ version: 1, overview: 'Mine' })).body.version).toBe(2);
  const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(audits.map((one) => one.action)).toEqual(['itinerary.created', 'itinerary.updated']);
  expect(audits[1]).toMatchObject({ before: { overview: WHOLE.overview }, after: { overview: 'Mine' } });
});

it('P24 two first itineraries at once make one', async () => {
  const { id } = await addPackage(app.db);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((overview) =>
      asStaff('PUT', `/admin/itineraries/${id}`, { ...WHOLE, overview, version: 0 }),
    ),
  );
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
  expect(await app.db.$count(itineraries, eq(itineraries.itemId, id))).toBe(1);
});

it('P24 it can be taken away: its page says that it comes soon', async () => {
  const { id } = await addPackage(app.db);
  await asStaff('PUT', `/admin/itineraries/${id}`, WHOLE);
  expect((await asStaff('DELETE', `/admin/itineraries/${id}`)).status).toBe(200);
  expect((await asStaff('DELETE', `/admin/itineraries/${id}`)).status).toBe(404);
  expect((await app.json(`/itineraries/${id}`)).status).toBe(404);
});

it('P24 refuses what is too long or missing, and says which field', async () => {
  const { id } = await addPackage(app.db);
  const wrong: Array<[object, string]> = [
    [{ days: [{ title: 'Fine' }, { title: ' ' }] }, 'days.1.title'],
    [{ days: [{ title: 'x'.repeat(161) }] }, 'days.0.title'],
    [{ days: Array.from({ length: 61 }, () => ({ title: 'Day' })) }, 'days'],
    [{ days: 'none' }, 'days'],
    [{ highlights: ['x'.repeat(301)] }, 'highlights.0'],
    [{ inclusions: Array.from({ length: 101 }, () => 'x') }, 'inclusions'],
    [{ overview: 'x'.repeat(5001) }, 'overview'],
    [{ days: [{ title: 'Day', locations: ['x'.repeat(121)] }] }, 'days.0.locations.0'],
    [{ version: -1 }, 'version'],
    [{ overview: 'a\u0000b' }, 'overview'],
  ];
  for (const [body, field] of wrong) {
    const answer = await asStaff<{ fields: Record<string, string> }>('PUT', `/admin/itineraries/${id}`, body);
    expect(answer.status, field).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  }
  expect((await asStaff('PUT', `/admin/itineraries/${id}`, {})).status).toBe(200);
  for (const gone of ['pkg_none', 'a%00b']) {
    expect((await asStaff('PUT', `/admin/itineraries/${gone}`, WHOLE)).status).toBe(404);
    expect((await asStaff('GET', `/admin/itineraries/${gone}/item`)).status).toBe(404);
    expect((await asStaff('DELETE', `/admin/itineraries/${gone}`)).status).toBe(404);
  }
});

it('SEC-02 markup is text', async () => {
  const { id } = await addPackage(app.db);
  const overview = '<script>alert(1)</script> <iframe src=x>';
  expect((await asStaff('PUT', `/admin/itineraries/${id}`, { overview })).body.overview).toBe(overview);
});
