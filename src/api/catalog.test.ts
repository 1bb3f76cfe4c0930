import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CruiseView,
  DestinationView,
  ItineraryView,
  PackageView,
  PilgrimageView,
  TestimonialView,
} from '#app/contract/content.ts';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { packages, testimonials } from '#app/db/schema/content.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
const now = new Date('2026-11-27T06:00:00Z');
const get = async <T>(path: string) => {
  const answer = await app.json<T>(path);
  expect(answer.status, path).toBe(200);
  return answer.body;
};

beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.db, now);
});
afterAll(() => app.close());

describe('public lists', () => {
  it('P08 P26 packages come newest first with every field of the specification', async () => {
    const all = await get<PackageView[]>('/packages');
    expect(all.slice(0, 6).map((one) => one.title)).toEqual([
      'Kashmir Great Lakes & Houseboats',
      'Himachal Deodar Valley Retreat',
      'Ladakh: Lakes and High Passes',
      'Royal Rajasthan Desert Trail',
      'Varanasi Ghats at Dawn',
      'Amritsar and the Golden Shrine',
    ]);
    expect(Object.keys(all[0] ?? {})).toEqual(
      expect.arrayContaining(
        'id title destination duration route price image images rating packageType featured is_featured featured_priority promotional_badge description inclusions exclusions enquiry_only'.split(
          ' ',
        ),
      ),
    );
    expect(all[0]).toMatchObject({ price: '₹34,999', unitPrice: 34999, bookable: true, rating: 4.9 });
  });

  it('P08 a page has its total and its links', async () => {
    const page = await app.json<PackageView[]>('/packages?limit=10&offset=10&q=a');
    const total = Number(page.headers.get('x-total-count'));
    expect(page.body).toHaveLength(10);
    expect(total).toBeGreaterThan(30);
    expect(page.headers.get('link')).toContain('offset=20');
    const rest = await app.json<PackageView[]>(`/packages?limit=10&offset=${total}&q=a`);
    expect(rest.body).toEqual([]);
    expect(rest.headers.get('x-total-count')).toBe(String(total));
  });

  it('P26 every list can be had by pages, and says how many rows there are', async () => {
    for (const path of 'packages packages/featured destinations cruises pilgrimages testimonials'.split(
      ' ',
    )) {
      const whole = await app.json<Array<{ id: string }>>(`/${path}`);
      expect(whole.headers.get('x-total-count'), path).toBe(String(whole.body.length));
      const page = await app.json<Array<{ id: string }>>(`/${path}?limit=2&offset=1`);
      expect(page.body, path).toEqual(whole.body.slice(1, 3));
      expect(page.headers.get('x-total-count'), path).toBe(String(whole.body.length));
      expect(page.headers.get('link'), path).toContain('rel="next"');
    }
    expect((await get<TestimonialView[]>('/testimonials?q=MARARI')).map((one) => one.name)).toEqual([
      'Debjani Sen',
    ]);
    expect((await get<DestinationView[]>('/destinations?q=kash')).map((one) => one.name)).toEqual([
      'Kashmir',
    ]);
  });

  it('P08 refuses a page that is none', async () => {
    for (const query of ['limit=0', 'limit=-1', 'limit=5001', 'offset=x', 'limit=1.5', 'limit=']) {
      expect((await app.json(`/packages?${query}`)).status, query).toBe(422);
    }
  });

  it('P04 featured packages come by priority, then rating', async () => {
    const featured = await get<PackageView[]>('/packages/featured');
    expect(featured.map((one) => one.featured_priority)).toEqual([1, 2, 3, 4, 5]);
    expect(featured.every((one) => one.featured && one.is_featured)).toBe(true);
    await app.db.update(packages).set({ featuredPriority: 7 }).where(eq(packages.featured, true));
    const tied = await get<PackageView[]>('/packages/featured');
    expect(tied.map((one) => one.rating)).toEqual([4.9, 4.9, 4.8, 4.8, 4.8]);
    expect(tied.map((one) => one.title).sort()).toEqual(featured.map((one) => one.title).sort());
  });

  it('P05 destinations come in their order with the number of their live packages', async () => {
    const [destinations, all] = await Promise.all([
      get<DestinationView[]>('/destinations'),
      get<PackageView[]>('/packages'),
    ]);
    expect(destinations.slice(0, 8).map((one) => one.name)).toEqual(
      'Kashmir Kerala Rajasthan Ladakh Bali Thailand Dubai Switzerland'.split(' '),
    );
    for (const { name, packages: count } of destinations) {
      expect(count, name).toBe(all.filter((one) => one.destination === name).length);
    }
  });

  it('P06 cruises without a price are sold on enquiry, those with one can be booked', async () => {
    const cruises = await get<CruiseView[]>('/cruises');
    expect(cruises[0]).toMatchObject({
      title: 'Arabian Sea Sunset Cruise',
      enquiry_only: true,
      unitPrice: null,
    });
    for (const one of cruises) expect(one.bookable, one.title).toBe(!one.enquiry_only);
    expect(cruises.filter((one) => one.bookable).map((one) => one.unitPrice)).toEqual([18999, 27500, 54000]);
  });

  it('P07 pilgrimages have tag, rating and a price that can be booked', async () => {
    const pilgrimages = await get<PilgrimageView[]>('/pilgrimages');
    expect(pilgrimages[0]).toMatchObject({
      title: 'Kedarnath Dham Yatra',
      location: 'Uttarakhand',
      tag: 'Char Dham',
      rating: 4.9,
      price: '₹31,500',
      unitPrice: 31500,
    });
    expect(pilgrimages.every((one) => one.bookable)).toBe(true);
  });

  it('P10 testimonials come newest first, their words under `review`', async () => {
    const all = await get<TestimonialView[]>('/testimonials');
    expect(all.slice(0, 3).map((one) => one.name)).toEqual([
      'Ananya Rao',
      'Vikram Shah',
      'Meera & Joel Thomas',
    ]);
    expect(Object.keys(all[0] ?? {})).toEqual(['id', 'name', 'location', 'tour', 'review', 'rating']);
  });

  it('P25 lists of an empty site are empty, not errors', async () => {
    const empty = await createTestApp();
    for (const path of 'packages packages/featured destinations cruises pilgrimages testimonials'.split(
      ' ',
    )) {
      expect(await empty.json(`/${path}`)).toMatchObject({ status: 200, body: [] });
    }
    await empty.close();
  });

  it('P26 an unchanged list answers 304, an edit shows on the next request', async () => {
    const first = await app.fetch('/testimonials');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect((await app.fetch('/testimonials', { headers: { 'if-none-match': tag } })).status).toBe(304);
    await app.db.update(testimonials).set({ rating: 4 }).where(eq(testimonials.name, 'Ananya Rao'));
    expect((await app.fetch('/testimonials', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });
});

describe('single items', () => {
  it('P12 a package, cruise or pilgrimage is found by its id and by its slug', async () => {
    for (const list of ['packages', 'cruises', 'pilgrimages']) {
      const [one] = await get<PackageView[]>(`/${list}`);
      expect(await get(`/${list}/${one?.id}`)).toEqual(one);
      expect(await get(`/${list}/${one?.slug}`)).toEqual(one);
    }
    for (const path of [
      '/packages/none',
      '/cruises/none',
      '/pilgrimages/none',
      '/packages/%00',
      '/packages/%F0%9F%98%80',
    ]) {
      expect((await app.json(path)).status, path).toBe(404);
    }
  });

  it('P24 an itinerary has its days and all fields; without one there is the coming-soon text', async () => {
    const [kashmir] = await get<PackageView[]>('/packages');
    const plan = await get<ItineraryView>(`/itineraries/${kashmir?.id}`);
    expect(plan).toMatchObject({
      package_title: 'Kashmir Great Lakes & Houseboats',
      duration: '6 Days / 5 Nights',
      starting_point: 'Srinagar',
      ending_point: 'Srinagar',
    });
    expect(plan.days.map((day) => day.day)).toEqual([1, 2, 3, 4, 5, 6]);
    const lakshadweep = await get<CruiseView>('/cruises/lakshadweep-atoll-voyage');
    const none = await app.json(`/itineraries/${lakshadweep.id}`);
    expect(none).toMatchObject({ status: 404, body: { detail: 'Detailed itinerary coming soon!' } });
  });

  it('P24 cruises and pilgrimages have itineraries too', async () => {
    const cruise = await get<CruiseView>('/cruises/alleppey-rice-boat-cruise');
    const yatra = await get<PilgrimageView>('/pilgrimages/char-dham-yatra-by-road');
    expect((await get<ItineraryView>(`/itineraries/${cruise.id}`)).days).toHaveLength(3);
    expect((await get<ItineraryView>(`/itineraries/${yatra.id}`)).days).toHaveLength(11);
  });

  it('P20 a draft is nowhere in public: not in lists, counts, nor by its address or itinerary', async () => {
    const goa = await get<PackageView>('/packages/goa-beaches-old-quarter');
    await app.db.update(packages).set({ status: 'draft', featured: true }).where(eq(packages.id, goa.id));
    expect((await app.json(`/packages/${goa.id}`)).status).toBe(404);
    expect((await app.json(`/packages/${goa.slug}`)).status).toBe(404);
    expect((await app.json(`/itineraries/${goa.id}`)).status).toBe(404);
    const [all, featured, destinations] = await Promise.all([
      get<PackageView[]>('/packages'),
      get<PackageView[]>('/packages/featured'),
      get<DestinationView[]>('/destinations'),
    ]);
    expect([...all, ...featured].map((one) => one.id)).not.toContain(goa.id);
    expect(destinations.find((one) => one.name === 'Goa')?.packages).toBe(1);
  });
});

describe('finding', () => {
  it('UI-04 the destination filter and the count follow one rule: trim, ignore case, nothing else', async () => {
    const base = { title: 'T', price: '₹1,000', status: 'published' as const };
    const places = ['Goa', 'goa ', ' GOA', 'North Goa', 'Goa, India'];
    await app.db
      .insert(packages)
      .values(
        places.map((destination, n) => ({ ...base, id: `pkg_ui04_${n}`, slug: `ui04-${n}`, destination })),
      );
    for (const asked of ['Goa', 'goa', '%20GOA%20']) {
      const found = await get<PackageView[]>(`/packages?destination=${asked}`);
      const ours = found.filter((one) => one.slug.startsWith('ui04-')).map((one) => one.destination);
      expect(ours.sort(), asked).toEqual([' GOA', 'Goa', 'goa ']);
      const goa = (await get<DestinationView[]>('/destinations')).find((one) => one.name === 'Goa');
      expect(goa?.packages).toBe(found.length);
    }
    expect(await get('/packages?destination=Atlantis')).toEqual([]);
  });

  it('SEC-12 odd search text finds itself and nothing more', async () => {
    const title = `O'Brien's 100%_off \\ (deal [1] 😀`;
    await app.db
      .insert(packages)
      .values({ id: 'pkg_odd', slug: 'odd', title, destination: 'Odd', price: '₹1,000' });
    for (const q of ["O'Brien", '%', '_', '\\', '(', '[', '😀', '100%_off']) {
      const found = await get<PackageView[]>(`/packages?q=${encodeURIComponent(q)}`);
      const holding = found.every((one) => `${one.title} ${one.destination} ${one.route}`.includes(q));
      expect(holding, q).toBe(true);
      expect(
        found.map((one) => one.id),
        q,
      ).toContain('pkg_odd');
    }
    for (const q of ["' OR 1=1--", '%00', '\u0000'] as const) {
      const answer = await app.json(
        `/packages?q=${encodeURIComponent(q)}&destination=${encodeURIComponent(q)}`,
      );
      expect(answer, q).toMatchObject({ status: 200, body: [] });
    }
  });
});
