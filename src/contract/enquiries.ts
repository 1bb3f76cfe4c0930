/** The three public forms. Source: public-site §3, §5, §7; consent fields are never required. */
import { z } from 'zod';
import { PRIVACY_REQUESTS, QUOTE_DESTINATIONS, VISA_TYPES } from '#app/domain/enquiry-forms.ts';
import { email, idText, line, optionalLine, optionalText, phone, plainDate } from './fields.ts';

/** A form sends an empty text for what was left empty. */
const emptyAsNull = (value: unknown) => (value === '' ? null : value);

/** Beside every form: marketing consent (unticked), the form's key against a double send, and a trap for robots. */
const extras = {
  marketing_consent: z.boolean().nullish(),
  form_key: z.string().trim().min(8).max(100).nullish(),
  website: z.string().max(500).nullish().describe('leave empty: filled in by robots only'),
};

const NOT_WHOLE = 'Number of travelers must be a whole number';

const travelers = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,9}$/)
        .transform(Number),
    ],
    NOT_WHOLE,
  )
  .pipe(
    z
      .number()
      .int(NOT_WHOLE)
      .min(1, 'Number of travelers must be at least 1')
      .max(500, 'Number of travelers can be at most 500'),
  );

/** Body of POST /enquiries: about a package, a cruise or a pilgrimage. */
export const PackageEnquiry = z
  .object({
    package_id: idText.nullish(),
    package_title: optionalLine('Package', 200),
    name: line('Name', 100),
    email,
    phone,
    message: optionalText('Message', 5000),
    preferred_date: z
      .preprocess(emptyAsNull, plainDate('Preferred date').nullish())
      .transform((value) => value ?? null),
    budget: optionalLine('Budget', 100),
    number_of_travelers: z.preprocess(emptyAsNull, travelers.nullish()).transform((value) => value ?? null),
    ...extras,
  })
  .meta({ id: 'PackageEnquiry' });
export type PackageEnquiry = z.infer<typeof PackageEnquiry>;

/** Body of POST /inquiries: the quote form. */
export const GeneralInquiry = z
  .object({
    name: line('Name', 100),
    email,
    phone,
    destination: z
      .enum(['', ...QUOTE_DESTINATIONS], { error: 'Choose a destination from the list' })
      .nullish()
      .transform((value) => value ?? ''),
    message: optionalText('Message', 5000),
    ...extras,
  })
  .meta({ id: 'GeneralInquiry' });
export type GeneralInquiry = z.infer<typeof GeneralInquiry>;

/** Body of POST /visa-enquiries. */
export const VisaEnquiry = z
  .object({
    name: line('Name', 100),
    email,
    phone,
    destination_country: line('Destination country', 80),
    nationality: line('Nationality', 80),
    travel_date: plainDate('Travel date'),
    visa_type: z
      .enum(['', ...VISA_TYPES], { error: 'Choose a visa type from the list' })
      .nullish()
      .transform((value) => value ?? ''),
    message: optionalText('Message', 5000),
    ...extras,
  })
  .meta({ id: 'VisaEnquiry' });
export type VisaEnquiry = z.infer<typeof VisaEnquiry>;

export const EnquiryReceived = z
  .object({ success: z.literal(true), detail: z.string() })
  .meta({ id: 'EnquiryReceived' });
export type EnquiryReceived = z.infer<typeof EnquiryReceived>;

/** Body of POST /privacy-requests: a person asks for a copy, a correction or the erasure of their data. */
export const PrivacyRequest = z
  .object({
    kind: z.enum(PRIVACY_REQUESTS, { error: 'Choose what you ask for' }),
    name: line('Name', 100),
    email,
    message: optionalText('Message', 5000),
    form_key: extras.form_key,
    website: extras.website,
  })
  .meta({ id: 'PrivacyRequest' });
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;
