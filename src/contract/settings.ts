/** Each section of the settings: what staff may send, and what a stored one must be to be used. */
import { z } from 'zod';
import type { AllSettings, AnySection } from '#app/domain/all-settings.ts';
import { colourProblems } from '#app/domain/brand-palette.ts';
import { HEX } from '#app/domain/colour.ts';
import { DOCUMENT_KINDS } from '#app/domain/document-number.ts';
import { LEGAL_NAMES, unknownNames } from '#app/domain/legal-text.ts';
import { email, line, optionalLine, requiredText } from './fields.ts';
import { MESSAGE_TEMPLATES } from './message-templates.ts';
import { OFFICE_SECTIONS, version } from './office-settings.ts';
import { PROVIDER_SECTIONS } from './provider-settings.ts';

const picture = line('Picture', 500).regex(
  /^(\/(?!\/)|https:\/\/)/,
  'Picture must be a path such as /pictures/goa.svg or an https address',
);
const months = (label: string, least: number) =>
  z
    .int(`${label} must be a whole number of months`)
    .min(least, `${label} must be at least ${least}`)
    .max(1200, `${label} can be at most 1200`);

const colour = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .transform((text) => text.toLowerCase())
    .refine((text) => HEX.test(text), `${label} must be a colour such as #1a5a45`);

const legalText = z.object({
  title: line('Title', 100),
  lead: line('Lead', 300),
  description: line('Description', 300),
  body: requiredText('Text', 50_000).superRefine((text, ctx) => {
    const wrong = unknownNames(text);
    if (wrong.length > 0)
      ctx.addIssue({
        code: 'custom',
        message: `{{${wrong[0]}}} stands for nothing; use ${LEGAL_NAMES.map((name) => `{{${name}}}`).join(', ')}`,
      });
  }),
  version,
});

export const SETTINGS_SECTIONS: { [Section in AnySection]: z.ZodType<AllSettings[Section]> } = {
  brand: z
    .object({
      first: line('First word', 40),
      second: optionalLine('Second word', 40),
      legalName: line('Legal name', 200),
      tagline: optionalLine('Tagline', 300),
      primary: colour('Main colour'),
      accent: colour('Accent colour'),
    })
    .superRefine(({ primary, accent }, ctx) => {
      if (!HEX.test(primary) || !HEX.test(accent)) return;
      for (const [field, message] of Object.entries(colourProblems({ primary, accent })))
        ctx.addIssue({ code: 'custom', path: [field], message });
    }),
  contact: z.object({
    phone: line('Phone', 40),
    phoneLink: line('Number to dial', 20).regex(
      /^\+?\d{7,15}$/,
      'Number to dial must be digits such as +919876543210',
    ),
    email,
    whatsapp: optionalLine('WhatsApp', 20).refine(
      (digits) => /^(\d{7,15})?$/.test(digits),
      'WhatsApp must be digits with the country first, such as 919876543210',
    ),
    hours: optionalLine('Hours', 100),
  }),
  offices: z
    .array(
      z.object({
        country: line('Country', 80),
        city: optionalLine('City', 80),
        address: line('Address', 300),
        registration: optionalLine('Registration', 200),
      }),
    )
    .max(50, 'There can be at most 50 offices'),
  hero: z.object({
    offerTitle: line('Offer', 100),
    offerText: optionalLine('Offer text', 200),
    trendingTitle: line('Trending trip', 100),
    trendingPrice: optionalLine('Trending price', 60),
    trendingImage: picture,
  }),
  figures: z.object({
    destinations: line('Destinations', 20),
    travelers: line('Travelers', 20),
    years: line('Years', 20),
  }),
  visa: z.object({ countries: line('Countries', 20), visas: line('Visas', 20) }),
  reviews: z.object({
    average: line('Average', 10),
    reviews: line('Reviews', 20),
    satisfaction: line('Satisfaction', 20),
    destinations: line('Destinations', 20),
    travelers: line('Travelers', 20),
    platforms: z
      .array(z.object({ name: line('Platform', 40), rating: line('Rating', 10) }))
      .max(12, 'There can be at most 12 platforms'),
  }),
  booking: z.object({
    referencePrefix: z.string().regex(/^[A-Z0-9]{1,6}$/, 'Prefix must be 1 to 6 capital letters or digits'),
    expiryHours: z.number().positive('Hours must be more than 0').max(8760, 'Hours can be at most 8760'),
    reminderMinutes: z
      .number()
      .positive('Minutes must be more than 0')
      .max(525_600, 'Minutes can be at most 525600'),
  }),
  notices: z.object({
    quote: line('Notice', 300),
    enquiry: line('Notice', 300),
    visa: line('Notice', 300),
    privacy: line('Notice', 300),
    booking: line('Notice', 300),
    marketing: line('Notice', 300),
    version,
  }),
  legal: z.object({ terms: legalText, cancellation: legalText, privacy: legalText }),
  retention: z.object({
    inquiriesMonths: months('Months for inquiries', 1),
    messagesMonths: months('Months for messages', 1),
    accessLogsMonths: months('Months for access logs', 12),
    invoicesMonths: z.literal(72, { error: 'Invoices are kept for 72 months by law' }),
  }),
  templates: MESSAGE_TEMPLATES,
  ...OFFICE_SECTIONS,
  ...PROVIDER_SECTIONS,
};

/** Answer of GET /admin/settings/numbers: the next serial of each series in the financial year of `date`. */
export const NextNumbers = z
  .object({ date: z.string(), next: z.record(z.enum(DOCUMENT_KINDS), z.int()) })
  .meta({ id: 'NextNumbers' });
export type NextNumbers = z.infer<typeof NextNumbers>;

/** Answer of GET /admin/settings: every section. */
export const SettingsView = z.object(SETTINGS_SECTIONS).meta({ id: 'Settings' });

const { brand, contact, offices, booking, tax, company, cancellation, business } = SETTINGS_SECTIONS;

/** Answer of GET /admin/settings/office: what every staff member's screens need. */
export const OfficeValuesView = z
  .object({ brand, contact, offices, booking, tax, company, cancellation, business })
  .meta({ id: 'OfficeValues' });
