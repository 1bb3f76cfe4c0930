import { z } from 'zod';
import { GST_RATE_CHOICES } from '#app/domain/gst/rates.ts';
import { TOUR_SAC_CHOICES } from '#app/domain/gst/sac.ts';
import { PACKAGE_KINDS } from '#app/domain/package-choice.ts';
import { line, lineList, optionalLine, optionalText, requiredText } from './fields.ts';

export const PackageType = z.enum(PACKAGE_KINDS);
export type PackageType = z.infer<typeof PackageType>;

/** A package on the wire (public list, card and popup). `slug` and `bookable` are ours beside the specification's fields. */
export const PackageView = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    destination: z.string(),
    duration: z.string(),
    route: z.string(),
    price: z.string().describe('display text'),
    /** What is charged per person, in rupees, by the one price rule; null when it cannot be booked online. */
    unitPrice: z.number().nullable(),
    bookable: z.boolean(),
    image: z.string(),
    images: z.array(z.string()),
    rating: z.number(),
    packageType: PackageType,
    featured: z.boolean(),
    is_featured: z.boolean(),
    featured_priority: z.int(),
    promotional_badge: z.string(),
    description: z.string(),
    inclusions: z.array(z.string()),
    exclusions: z.array(z.string()),
    enquiry_only: z.boolean(),
  })
  .meta({ id: 'Package' });
export type PackageView = z.infer<typeof PackageView>;

/** A package as staff see it. */
export const AdminPackageView = PackageView.extend({
  status: z.enum(['draft', 'published']),
  gst_rate: z.number().nullable().describe('percent; null: the rate of the settings'),
  sac: z.string().nullable().describe('null: the code of the settings'),
  overseas: z.boolean().describe('sold as an overseas tour package'),
  version: z.int().describe('counts the changes'),
  created_at: z.string(),
  updated_at: z.string(),
}).meta({ id: 'AdminPackage' });
export type AdminPackageView = z.infer<typeof AdminPackageView>;

export const safeUrl = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (value) => value === '' || /^https?:\/\//i.test(value) || /^\/(?![/\\])[^\s\\]*$/.test(value),
    'Image must be an http(s) address or a path on this site',
  );

export const lines = (label: string) => lineList(label, { most: 100, length: 500 });

/** Forms send an untouched number field as '' or null: that is no number, not zero. */
export const absentWhenBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

export const packageRating = z.coerce
  .number({ error: 'Rating must be 0 to 5' })
  .min(0, 'Rating must be 0 to 5')
  .max(5, 'Rating must be 0 to 5')
  .multipleOf(0.1, 'Rating goes in steps of 0.1');

const priority = z.coerce
  .number({ error: 'Featured priority must be a whole number' })
  .int('Featured priority must be a whole number')
  .min(0, 'Featured priority must be 0 to 9999')
  .max(9999, 'Featured priority must be 0 to 9999');

export const gstRate = z
  .union(
    GST_RATE_CHOICES.map((percent) => z.literal(percent)),
    { error: `GST rate must be one of ${GST_RATE_CHOICES.join(', ')}` },
  )
  .nullable();

export const sac = z
  .enum(TOUR_SAC_CHOICES, { error: `SAC must be one of ${TOUR_SAC_CHOICES.join(', ')}` })
  .nullable();

/** What a package cannot do without, said once for the form and the API. Source: public-site §5. */
export const PACKAGE_REQUIRED = 'Please fill in all required fields (Title, Destination, Price)';

/** Body of POST and PUT /admin/packages. Defaults are the specification's (public-site §9). */
export const PackageInput = z
  .object({
    title: line('Title', 160),
    destination: line('Destination', 80),
    duration: optionalLine('Duration', 80),
    route: optionalText('Route', 1000),
    price: line('Price', 80),
    image: safeUrl.optional(),
    images: z.array(safeUrl).max(40, 'At most 40 gallery images').optional(),
    rating: absentWhenBlank(packageRating),
    packageType: PackageType.optional(),
    featured: z.boolean().optional(),
    is_featured: z.boolean().optional(),
    featured_priority: absentWhenBlank(priority),
    promotional_badge: optionalLine('Badge', 40).optional(),
    description: optionalText('Description', 20000).optional(),
    inclusions: lines('Inclusions').optional(),
    exclusions: lines('Exclusions').optional(),
    enquiry_only: z.boolean().optional(),
    status: z.enum(['draft', 'published']).optional(),
    gst_rate: gstRate.optional().describe('percent; null: the rate of the settings'),
    sac: sac.optional().describe('null: the code of the settings'),
    overseas: z.boolean().optional(),
  })
  .meta({ id: 'PackageInput' });
export type PackageInput = z.infer<typeof PackageInput>;

export const DestinationView = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.string(),
    packages: z.int(),
  })
  .meta({ id: 'Destination' });
export type DestinationView = z.infer<typeof DestinationView>;

/** Body of POST /admin/destinations. */
export const DestinationInput = z
  .object({
    name: line('Name', 80),
    description: optionalText('Description', 2000).optional(),
    image: safeUrl.optional(),
  })
  .meta({ id: 'DestinationInput' });
export type DestinationInput = z.infer<typeof DestinationInput>;

export const CruiseView = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    destination: z.string(),
    duration: z.string(),
    route: z.string(),
    description: z.string(),
    image: z.string(),
    images: z.array(z.string()),
    rating: z.number(),
    price: z.string(),
    unitPrice: z.number().nullable(),
    bookable: z.boolean(),
    inclusions: z.array(z.string()),
    exclusions: z.array(z.string()),
    enquiry_only: z.boolean(),
  })
  .meta({ id: 'Cruise' });
export type CruiseView = z.infer<typeof CruiseView>;

export const PilgrimageView = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    location: z.string(),
    duration: z.string(),
    route: z.string(),
    image: z.string(),
    images: z.array(z.string()),
    tag: z.string(),
    rating: z.number(),
    price: z.string(),
    unitPrice: z.number().nullable(),
    bookable: z.boolean(),
    description: z.string(),
    inclusions: z.array(z.string()),
    exclusions: z.array(z.string()),
  })
  .meta({ id: 'Pilgrimage' });
export type PilgrimageView = z.infer<typeof PilgrimageView>;

export const TestimonialView = z
  .object({
    id: z.string(),
    name: z.string(),
    location: z.string(),
    tour: z.string(),
    review: z.string(),
    rating: z.int(),
  })
  .meta({ id: 'Testimonial' });
export type TestimonialView = z.infer<typeof TestimonialView>;

/** A testimonial as staff see it: `text` is the public view's `review`. */
export const AdminTestimonialView = TestimonialView.omit({ review: true })
  .extend({ text: z.string(), version: z.int().describe('counts the changes'), created_at: z.string() })
  .meta({ id: 'AdminTestimonial' });
export type AdminTestimonialView = z.infer<typeof AdminTestimonialView>;

const stars = z.coerce
  .number({ error: 'Rating must be a whole number from 1 to 5' })
  .int('Rating must be a whole number from 1 to 5')
  .min(1, 'Rating must be a whole number from 1 to 5')
  .max(5, 'Rating must be a whole number from 1 to 5');

/** Body of POST and PUT /admin/testimonials. */
export const TestimonialInput = z
  .object({
    name: line('Name', 100),
    location: optionalLine('Location', 120),
    tour: optionalLine('Tour', 160),
    text: requiredText('Text', 2000),
    rating: stars.default(5),
  })
  .meta({ id: 'TestimonialInput' });
export type TestimonialInput = z.infer<typeof TestimonialInput>;

export const ItineraryView = z
  .object({
    package_title: z.string(),
    duration: z.string(),
    ideal_for: z.string(),
    overview: z.string(),
    highlights: z.array(z.string()),
    inclusions: z.array(z.string()),
    exclusions: z.array(z.string()),
    optional_addons: z.array(z.string()),
    starting_point: z.string(),
    ending_point: z.string(),
    best_time: z.string(),
    days: z.array(
      z.object({
        day: z.int(),
        title: z.string(),
        description: z.string(),
        locations: z.array(z.string()),
        activities: z.array(z.string()),
        morning: z.string(),
        afternoon: z.string(),
        evening: z.string(),
        meals: z.string(),
        accommodation: z.string(),
        transport: z.string(),
      }),
    ),
  })
  .meta({ id: 'Itinerary' });
export type ItineraryView = z.infer<typeof ItineraryView>;

/** Anything that can be opened in the popup or on its own page, in one shape. */
export interface TripView {
  type: 'package' | 'cruise' | 'pilgrimage';
  id: string;
  slug: string;
  title: string;
  place: string;
  duration: string;
  route: string;
  price: string;
  unitPrice: number | null;
  bookable: boolean;
  enquiryOnly: boolean;
  image: string;
  images: string[];
  rating: number;
  badge: string;
  description: string;
  inclusions: string[];
  exclusions: string[];
}
