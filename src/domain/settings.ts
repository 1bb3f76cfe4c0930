/** What staff may change without an engineer, with the defaults of the first start. Sections are stored one row each. */
export interface SiteSettings {
  brand: { first: string; second: string; legalName: string; tagline: string };
  contact: { phone: string; phoneLink: string; email: string; whatsapp: string; hours: string };
  offices: Array<{ country: string; city: string; address: string; registration: string }>;
  hero: {
    offerTitle: string;
    offerText: string;
    trendingTitle: string;
    trendingPrice: string;
    trendingImage: string;
  };
  figures: { destinations: string; travelers: string; years: string };
  booking: {
    /** Before the dash of a booking's reference. */
    referencePrefix: string;
    /** Hours after which an unpaid booking is cancelled as expired. */
    expiryHours: number;
    /** Minutes after which an unpaid booking gets its "finish your booking" e-mail. */
    reminderMinutes: number;
    /** Kept with each booking, with the time it was accepted. */
    termsVersion: string;
  };
}

export type SettingsSection = keyof SiteSettings;

export const DEFAULT_SETTINGS: SiteSettings = {
  brand: {
    first: 'Deodar',
    second: 'Journeys',
    legalName: 'Deodar Journeys Private Limited',
    tagline: 'Thoughtful journeys across India and beyond, planned by people who have been there.',
  },
  contact: {
    phone: '+91 98765 43210',
    phoneLink: '+919876543210',
    email: 'hello@deodarjourneys.example',
    whatsapp: '919876543210',
    hours: 'Mon-Sat 9 AM-6 PM',
  },
  offices: [
    {
      country: 'India',
      city: 'New Delhi',
      address: '14 Janpath Lane, New Delhi 110001',
      registration: 'GSTIN on every invoice',
    },
    {
      country: 'USA',
      city: 'Edison',
      address: '220 Oak Tree Road, Edison, New Jersey 08820',
      registration: 'Registered in New Jersey',
    },
    {
      country: 'Maldives',
      city: 'Malé',
      address: '7 Boduthakurufaanu Magu, Malé 20026',
      registration: 'Registered in Malé',
    },
  ],
  hero: {
    offerTitle: 'Up to 30% Off',
    offerText: 'On selected packages',
    trendingTitle: 'Maldives',
    trendingPrice: '₹45,999',
    trendingImage: '/pictures/maldives.svg',
  },
  figures: { destinations: '100+', travelers: '50000+', years: '15+' },
  booking: { referencePrefix: 'DJ', expiryHours: 48, reminderMinutes: 60, termsVersion: '2026-11' },
};
