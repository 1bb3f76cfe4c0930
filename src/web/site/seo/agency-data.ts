import type { SiteSettings } from '#app/domain/settings.ts';
import { socialPicture } from '#app/domain/social-picture.ts';
import { absoluteAddress } from './page-meta.tsx';

/** The agency with its offices as schema.org's TravelAgency. */
export function agencyData(publicUrl: string, { brand, contact, offices, hero }: SiteSettings): object {
  const places = offices.map(({ country, city, address }) => ({
    '@type': 'Place',
    name: `${brand.first} ${brand.second}, ${city}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: country,
    },
  }));
  return {
    '@type': 'TravelAgency',
    '@id': `${publicUrl}/#agency`,
    name: `${brand.first} ${brand.second}`,
    legalName: brand.legalName,
    description: brand.tagline,
    url: `${publicUrl}/`,
    image: absoluteAddress(publicUrl, socialPicture(hero.trendingImage)),
    telephone: contact.phoneLink,
    email: contact.email,
    address: places[0]?.address,
    location: places,
  };
}
