import { expect, test } from 'vitest';
import type { TripView } from '#app/contract/content.ts';
import { DEFAULT_SETTINGS } from '#app/domain/settings.ts';
import { agencyData } from './agency-data.ts';
import { breadcrumbData } from './breadcrumbs.ts';
import { dataText } from './data-text.ts';
import { SITEMAP_LIMIT, sitemapPart, sitemapXml } from './sitemap-xml.ts';
import { tripData } from './trip-data.ts';

const SITE = 'https://deodar.example';
const trip: TripView = {
  type: 'package',
  id: 'pkg_1',
  slug: 'goa',
  title: 'Goa </script> & Beyond',
  place: 'Goa',
  duration: '3 Days / 2 Nights',
  route: 'Goa → Old Goa → Goa',
  price: '₹14,999.50',
  unitPrice: 14999.5,
  bookable: true,
  enquiryOnly: false,
  image: '/pictures/goa.svg',
  images: [],
  rating: 4.5,
  badge: '',
  description: '',
  inclusions: [],
  exclusions: [],
};
const about = { description: 'Beaches', agency: 'Deodar Journeys' };

test('P12 a trip’s offer has the price that is charged, in rupees, and its picture as a JPEG', () => {
  expect(tripData(SITE, '/packages/goa', trip, about)).toMatchObject({
    '@type': 'TouristTrip',
    url: 'https://deodar.example/packages/goa',
    image: ['https://deodar.example/pictures/goa-1200x630.jpg'],
    offers: { price: 14999.5, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    itinerary: {
      itemListElement: [{ position: 1 }, { position: 2, item: { name: 'Old Goa' } }, { position: 3 }],
    },
  });
});

test('P12 what is sold on enquiry has no offer', () => {
  const asked = { ...trip, unitPrice: null, bookable: false, enquiryOnly: true };
  expect(tripData(SITE, '/packages/goa', asked, about)).not.toHaveProperty('offers');
});

test('SEC-02 structured data cannot end its element, and reads back as it was', () => {
  const text = dataText(tripData(SITE, '/packages/goa', trip, about));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', name: trip.title });
});

test('P09 the agency has its offices', () => {
  expect(agencyData(SITE, DEFAULT_SETTINGS)).toMatchObject({
    '@type': 'TravelAgency',
    telephone: DEFAULT_SETTINGS.contact.phoneLink,
    location: DEFAULT_SETTINGS.offices.map(({ country }) => ({ address: { addressCountry: country } })),
  });
});

test('P12 breadcrumbs are whole addresses in order', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Goa', path: '/destinations/goa' },
  ];
  expect(breadcrumbData(SITE, steps)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://deodar.example/' },
      { position: 2, name: 'Goa', item: 'https://deodar.example/destinations/goa' },
    ],
  });
});

test('P12 a sitemap lists addresses with the time of their last change, escaped', () => {
  const xml = sitemapXml(SITE, [
    { path: '/' },
    { path: '/x?a&b', changedAt: new Date('2027-01-02T03:04:05Z') },
  ]);
  expect(xml).toContain('<url><loc>https://deodar.example/</loc></url>');
  expect(xml).toContain('/x?a&amp;b</loc><lastmod>2027-01-02T03:04:05.000Z</lastmod>');
});

test('P12 more pages than one sitemap may list become parts under an index', () => {
  const entries = Array.from({ length: SITEMAP_LIMIT + 1 }, (_, at) => ({ path: `/packages/p${at}` }));
  expect(sitemapXml(SITE, entries)).toContain('<loc>https://deodar.example/sitemaps/2</loc>');
  expect(sitemapPart(SITE, entries, 2)?.match(/<url>/g)).toHaveLength(1);
  expect(sitemapPart(SITE, entries, 3)).toBeNull();
  expect(sitemapPart(SITE, entries, 0)).toBeNull();
});
