import { expect, test } from 'vitest';
import type { PackageView } from '#app/contract/content.ts';
import { NO_CHOICE } from '#app/domain/package-choice.ts';
import { DEFAULT_SETTINGS } from '#app/domain/settings.ts';
import type { Services } from '#app/services/index.ts';
import { loadLanding, readLandingQuery } from './load-landing.ts';

const goa: PackageView = {
  id: 'pkg_1',
  slug: 'goa-beaches',
  title: 'Goa Beaches',
  destination: 'Goa',
  duration: '4 Days / 3 Nights',
  route: 'Panjim → Palolem',
  price: '₹19,999',
  unitPrice: 19999,
  bookable: true,
  image: '/pictures/goa.svg',
  images: [],
  rating: 4.5,
  packageType: 'standard',
  featured: true,
  is_featured: true,
  featured_priority: 1,
  promotional_badge: '',
  description: 'Long text that no card shows',
  inclusions: [],
  exclusions: [],
  enquiry_only: false,
};

function services(changes: Partial<Services>): { services: Services; logged: object[] } {
  const logged: object[] = [];
  const none = async () => [];
  return {
    logged,
    services: {
      settings: async () => DEFAULT_SETTINGS,
      timeZone: () => 'Asia/Kolkata',
      legalPage: () => Promise.reject(new Error('the landing page shows no legal text')),
      featuredPackages: none,
      listPackages: async () => ({ rows: [], total: 0 }),
      countPackages: async () => ({ destination: {}, type: {}, length: {}, budget: {} }),
      listDestinations: none,
      listCruises: none,
      listPilgrimages: none,
      listTestimonials: none,
      findTrip: async () => null,
      findItinerary: async () => null,
      findRouteMap: async () => null,
      previewTrip: async () => null,
      findDestination: async () => null,
      listPublicPages: none,
      suggestPages: none,
      visitorBooking: async () => null,
      submitForm: async () => ({ ok: true }),
      signOnLabel: null,
      sessionUser: async () => null,
      publicUrl: 'http://localhost',
      sendsMail: true,
      paymentsMode: 'off',
      log: { error: (fields) => logged.push(fields) },
      ...changes,
    },
  };
}

test('P25 a list that fails is logged and empty, the others are shown', async () => {
  const made = services({
    featuredPackages: () => Promise.reject(new Error('down')),
    listPackages: async () => ({ rows: [goa], total: 31 }),
  });
  const lists = await loadLanding(made.services, { choice: NO_CHOICE, page: 1 });
  expect(lists.featured).toEqual([]);
  expect(lists.packages.total).toBe(31);
  expect(lists.packages.rows.map((row) => row.title)).toEqual(['Goa Beaches']);
  expect(made.logged).toMatchObject([{ list: 'featured' }]);
});

test('P25 a failing package list ends as an empty list', async () => {
  const made = services({ listPackages: () => Promise.reject(new Error('down')) });
  const lists = await loadLanding(made.services, { choice: { ...NO_CHOICE, destination: 'Goa' }, page: 1 });
  expect(lists.packages).toEqual({ rows: [], total: 0 });
  expect(made.logged).toHaveLength(1);
});

test('P08 the filter and the page of the address reach the list, and cards carry no more than they show', async () => {
  const asked: object[] = [];
  const made = services({
    listPackages: async (query) => {
      asked.push(query);
      return { rows: [goa], total: 13 };
    },
  });
  const query = readLandingQuery(new URL('http://localhost/?destination=%20Goa%20&page=3'));
  const lists = await loadLanding(made.services, query);
  expect(asked).toEqual([{ destination: 'Goa', limit: 6, offset: 12 }]);
  expect(lists.packages.rows[0]).not.toHaveProperty('description');
});

test('P08 nonsense in the address means no filter and the first page', () => {
  expect(readLandingQuery(new URL('http://localhost/?page=-1'))).toEqual({ choice: NO_CHOICE, page: 1 });
  expect(readLandingQuery(new URL('http://localhost/?page=abc&destination='))).toEqual({
    choice: NO_CHOICE,
    page: 1,
  });
});

test('P05 the grid has every destination, those without a live package at its end', async () => {
  const place = (name: string, packages: number) => ({
    id: name,
    slug: name,
    name,
    image: '',
    description: '',
    packages,
  });
  const made = services({
    listDestinations: async () => [place('a', 0), place('b', 2), place('c', 0), place('d', 1)] as never,
  });
  const lists = await loadLanding(made.services, { choice: NO_CHOICE, page: 1 });
  expect(lists.destinations.map((tile) => tile.name)).toEqual(['b', 'd', 'a', 'c']);
});
