import { type BrandColours, DEFAULT_COLOURS } from './brand-colours.ts';

/**
 * What staff may change without an engineer and every public page knows, with the defaults of the first start.
 * Sections are stored one row each; `all-settings` has the others.
 */
export interface SiteSettings {
  /** The two-part wordmark, and the colours that all shades are derived from (`brand-palette`). */
  brand: { first: string; second: string; legalName: string; tagline: string } & BrandColours;
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
  /** What the visa page claims. Source: public-site §2. */
  visa: { countries: string; visas: string };
  /** Below the testimonials. Source: public-site §2. */
  reviews: {
    average: string;
    reviews: string;
    satisfaction: string;
    destinations: string;
    travelers: string;
    platforms: Array<{ name: string; rating: string }>;
  };
  booking: {
    /** Before the dash of a booking's reference. */
    referencePrefix: string;
    /** Hours after which an unpaid booking is cancelled as expired. */
    expiryHours: number;
    /** Minutes after which an unpaid booking gets its "finish your booking" e-mail. */
    reminderMinutes: number;
  };
  /** What each form says about the data it asks for. Source: india-rules §9. */
  notices: {
    quote: string;
    enquiry: string;
    visa: string;
    privacy: string;
    booking: string;
    /** Beside the box, never ticked beforehand. */
    marketing: string;
    /** Kept with each consent: it changes whenever one of the texts does. */
    version: string;
  };
}

export type SettingsSection = keyof SiteSettings;

export const DEFAULT_SETTINGS: SiteSettings = {
  brand: {
    first: 'Deodar',
    second: 'Journeys',
    legalName: 'Deodar Journeys Private Limited',
    tagline: 'Thoughtful journeys across India and beyond, planned by people who have been there.',
    ...DEFAULT_COLOURS,
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
  visa: { countries: '50+', visas: '10,000+' },
  reviews: {
    average: '4.8',
    reviews: '850+',
    satisfaction: '98%',
    destinations: '25+',
    travelers: '5000+',
    platforms: [
      { name: 'Google', rating: '4.8' },
      { name: 'Tripadvisor', rating: '4.9' },
      { name: 'Trustpilot', rating: '4.7' },
      { name: 'Facebook', rating: '4.8' },
    ],
  },
  booking: { referencePrefix: 'DJ', expiryHours: 48, reminderMinutes: 60 },
  notices: {
    quote: 'We reply within 24 hours. Your details are used only to answer you.',
    enquiry: 'Used only to answer you.',
    visa: 'Used only to answer you. Send no passport copies here.',
    privacy: 'Used only to handle your request.',
    booking: 'Used to plan, confirm and bill your journey.',
    marketing: 'Also send me offers now and then. I can stop them at any time.',
    version: '2026-11',
  },
};
