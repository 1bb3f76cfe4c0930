import { ANOTHER_COUNTRY } from '#app/domain/enquiry-forms.ts';

export interface VisaCountry {
  name: string;
  /** Two letters on its stamp. */
  code: string;
  processingTime: string;
  validity: string;
  fees: string;
  perPerson: boolean;
  type: string;
  documents: readonly string[];
}

const PASSPORT = 'Passport valid for 6 months';
const PHOTO = 'Photo on white ground';
const STATEMENT = 'Bank statement, last 3 months';

/**
 * The visa page's tiles in their order. Names, Dubai's and the USA's times: public-site §2; the rest is a guide for
 * Indian passports, as the page says.
 */
export const VISA_COUNTRIES: readonly VisaCountry[] = [
  {
    name: 'Dubai',
    code: 'AE',
    processingTime: '3-5 working days',
    validity: '30 days, single entry',
    fees: '₹7,200',
    perPerson: true,
    type: 'e-Visa',
    documents: [PASSPORT, PHOTO, 'Return ticket', 'Hotel booking'],
  },
  {
    name: 'Singapore',
    code: 'SG',
    processingTime: '4-6 working days',
    validity: 'Up to 2 years, 30 days a stay',
    fees: '₹3,900',
    perPerson: true,
    type: 'e-Visa',
    documents: [PASSPORT, 'Two photos, matt finish', 'Form 14A, signed', STATEMENT],
  },
  {
    name: 'Thailand',
    code: 'TH',
    processingTime: '3-7 working days',
    validity: '60 days, single entry',
    fees: '₹3,500',
    perPerson: true,
    type: 'e-Visa',
    documents: [PASSPORT, PHOTO, 'Return ticket and hotel booking', STATEMENT],
  },
  {
    name: 'Malaysia',
    code: 'MY',
    processingTime: '2-3 working days',
    validity: '30 days, single entry',
    fees: '₹2,400',
    perPerson: true,
    type: 'Entry permit',
    documents: [PASSPORT, PHOTO, 'Return ticket and hotel booking'],
  },
  {
    name: 'Maldives',
    code: 'MV',
    processingTime: 'On arrival',
    validity: '30 days',
    fees: 'No fee',
    perPerson: false,
    type: 'Visa on arrival',
    documents: [
      PASSPORT,
      'Return ticket',
      'Hotel booking',
      'Traveler declaration, within 96 hours of the flight',
    ],
  },
  {
    name: 'Sri Lanka',
    code: 'LK',
    processingTime: '1-3 working days',
    validity: '30 days, double entry',
    fees: '₹2,600',
    perPerson: true,
    type: 'ETA',
    documents: [PASSPORT, 'Return ticket', 'Hotel booking'],
  },
  {
    name: 'Nepal',
    code: 'NP',
    processingTime: 'At the border',
    validity: 'No limit for Indian citizens',
    fees: 'No fee',
    perPerson: false,
    type: 'No visa for Indian citizens',
    documents: [
      'Passport or voter identity card',
      'For children, a birth certificate',
      'For other nationalities, passport and photo',
    ],
  },
  {
    name: 'Bhutan',
    code: 'BT',
    processingTime: '3-5 working days',
    validity: 'Up to 14 days',
    fees: '₹1,200 a night',
    perPerson: false,
    type: 'Entry permit',
    documents: ['Passport or voter identity card', PHOTO, 'Confirmed itinerary', 'Travel insurance'],
  },
  {
    name: 'USA',
    code: 'US',
    processingTime: '15-30 working days',
    validity: 'Up to 10 years',
    fees: '₹19,500',
    perPerson: true,
    type: 'B1/B2 visitor visa',
    documents: [PASSPORT, 'DS-160 confirmation', 'Appointment letter', 'Bank and income papers'],
  },
  {
    name: 'Schengen',
    code: 'EU',
    processingTime: '10-15 working days',
    validity: 'Up to 90 days in 180',
    fees: '₹10,500',
    perPerson: true,
    type: 'Short-stay visa',
    documents: [
      'Passport valid for 3 months after return',
      'Two photos, 35 × 45 mm',
      'Insurance of €30,000',
      'Day-by-day plan and bookings',
    ],
  },
  {
    name: 'Australia',
    code: 'AU',
    processingTime: '15-25 working days',
    validity: 'Up to 12 months',
    fees: '₹16,900',
    perPerson: true,
    type: 'Visitor visa',
    documents: [PASSPORT, STATEMENT, 'Leave letter from your employer', 'Travel history'],
  },
  {
    name: 'UK',
    code: 'GB',
    processingTime: '15-20 working days',
    validity: '6 months',
    fees: '₹17,800',
    perPerson: true,
    type: 'Standard visitor visa',
    documents: [
      PASSPORT,
      'Bank statement, last 6 months',
      'Leave letter from your employer',
      'Address for your stay',
    ],
  },
];

/** The page's tiles by name, and the choices of its form: the countries above, and the one for all others. */
export const VISA_DESTINATIONS: readonly string[] = [
  ...VISA_COUNTRIES.map((country) => country.name),
  ANOTHER_COUNTRY,
];
