import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PackagePreviewInput } from '#app/contract/admin-packages.ts';
import { CruisePreviewInput, PilgrimagePreviewInput } from '#app/contract/admin-trips.ts';
import { ItineraryFields } from '#app/contract/itineraries.ts';
import { cruises, packages } from '#app/db/schema/content.ts';
import { createServices } from '#app/services/create-services.ts';
import type { Services } from '#app/services/index.ts';
import { loadPreview } from '#app/web/site/preview/load-preview.ts';
import { addCruise, addPackage, addPilgrimage } from '#tests/factories/trips.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { previewTrip } from './preview-trip.ts';

let app: TestApp;
let services: Services;
beforeAll(async () => {
  app = await createTestApp();
  services = createServices(app.ctx, app.auth, () => undefined);
});
afterAll(() => app.close());

const DRAFT = {
  title: 'Not saved',
  destination: 'Kashmir',
  price: '₹55,999',
  route: 'Srinagar → Gulmarg',
  images: ['/pictures/kashmir.svg'],
};

describe('previewTrip', () => {
  it('P20 shows what is not saved, over what is, and writes nothing', async () => {
    const { id } = await addPackage(app.db, { description: 'Stored words', status: 'draft' });
    const rows = await app.db.select().from(packages);
    const shown = await previewTrip(app.ctx, { id, package: PackagePreviewInput.parse(DRAFT) });
    expect(shown?.trip).toMatchObject({
      title: 'Not saved',
      unitPrice: 55999,
      bookable: true,
      image: '/pictures/kashmir.svg',
      description: 'Stored words',
    });
    expect(shown?.map?.pins.map((pin) => pin.name)).toEqual(['Srinagar', 'Gulmarg']);
    expect(await app.db.select().from(packages)).toEqual(rows);
  });

  it('P20 a new package needs nothing to be shown; its price reads as everywhere', async () => {
    const shown = await previewTrip(app.ctx, {
      id: '',
      package: PackagePreviewInput.parse({ price: 'On request' }),
    });
    expect(shown?.trip).toMatchObject({ title: '', unitPrice: null, bookable: false, rating: 4.5 });
    expect(shown).toMatchObject({ itinerary: null, map: null });
  });

  it('P24 shows an itinerary that is not saved, of cruises too', async () => {
    const { id } = await addCruise(app.db, { route: 'By sea', status: 'draft' });
    const itinerary = ItineraryFields.parse({
      days: [
        { title: 'Embark', locations: ['Mumbai'] },
        { title: 'Land', locations: ['Goa'] },
      ],
    });
    const shown = await previewTrip(app.ctx, { id, itinerary });
    expect(shown?.trip.type).toBe('cruise');
    expect(shown?.itinerary?.days.map((day) => [day.day, day.title])).toEqual([
      [1, 'Embark'],
      [2, 'Land'],
    ]);
    expect(shown?.map?.pins).toHaveLength(2);
  });

  it('P20 cruises and pilgrimages that are not saved are shown over what is, and new ones over nothing', async () => {
    const stored = await addCruise(app.db, { description: 'Stored words', status: 'draft' });
    const cruise = CruisePreviewInput.parse({ title: 'Not saved', price: '₹9,999', images: ['/a.svg'] });
    const shown = await previewTrip(app.ctx, { id: stored.id, cruise });
    expect(shown?.trip).toMatchObject({
      type: 'cruise',
      title: 'Not saved',
      unitPrice: 9999,
      description: 'Stored words',
    });
    const fresh = await previewTrip(app.ctx, { id: '', cruise });
    expect(fresh?.trip).toMatchObject({ title: 'Not saved', image: '/a.svg', bookable: true });
    const pilgrimage = PilgrimagePreviewInput.parse({ title: 'Char Dham', location: 'Haridwar' });
    const other = await previewTrip(app.ctx, { id: '', pilgrimage });
    expect(other?.trip).toMatchObject({ type: 'pilgrimage', title: 'Char Dham', bookable: false });
    const { id } = await addPilgrimage(app.db, { title: 'Stored' });
    expect((await previewTrip(app.ctx, { id, pilgrimage }))?.trip.title).toBe('Char Dham');
    expect((await app.db.select().from(cruises)).map((row) => row.title)).not.toContain('Not saved');
  });

  it('P20 nothing is found for unknown ids, and visitors are refused', async () => {
    expect(await previewTrip(app.ctx, { id: 'pkg_none' })).toBeNull();
    expect(await previewTrip(app.ctx, { id: 'a\u0000b' })).toBeNull();
    await expect(previewTrip({ ...app.ctx, actor: { type: 'visitor' } }, { id: '' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('loadPreview', () => {
  const ask = async (cookie: string, fields: Record<string, string>) =>
    loadPreview(
      services,
      new Request('http://localhost/preview/trip', { headers: { cookie } }),
      new URLSearchParams(fields),
    );

  it('SEC-04 sends strangers to the sign-in, whatever they ask for', async () => {
    const { id } = await addPackage(app.db, { status: 'draft' });
    for (const cookie of ['', 'deodar.session=made-up'])
      for (const [name, value] of [
        ['id', id],
        ['package', JSON.stringify(DRAFT)],
        ['package', 'x'],
      ] as const) {
        const answer = await ask(cookie, { [name]: value }).catch((error: unknown) => error);
        expect(answer).toBeInstanceOf(Response);
        expect((answer as Response).headers.get('location')).toBe('/admin/login');
      }
  });

  it('P20 staff see drafts, and what is wrong is said', async () => {
    const cookie = await app.loginAsStaff();
    const { id } = await addPackage(app.db, { status: 'draft', title: 'Hidden' });
    expect((await ask(cookie, { id })).data).toMatchObject({
      ok: true,
      unsaved: false,
      trip: { title: 'Hidden' },
    });
    expect((await ask(cookie, { id, package: JSON.stringify(DRAFT) })).data).toMatchObject({
      ok: true,
      unsaved: true,
      trip: { title: 'Not saved' },
    });
    const wrong = await ask(cookie, { id, package: JSON.stringify({ ...DRAFT, rating: 9 }) });
    expect(wrong).toMatchObject({
      data: { ok: false, problems: ['Rating must be 0 to 5'] },
      init: { status: 422 },
    });
    for (const odd of ['{', 'null', '[]', '"x"'])
      expect((await ask(cookie, { id, itinerary: odd })).data).toMatchObject({ ok: false });
    expect((await ask(cookie, { id: 'pkg_none' })).init).toEqual({ status: 404 });
  });
});
