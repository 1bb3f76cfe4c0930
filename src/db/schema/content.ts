import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ItineraryDay } from '#app/domain/itinerary.ts';
import { createdAt, minor, updatedAt } from './columns.ts';
import { searchText, trigrams } from './search-text.ts';

/** Counts the changes, so that of two people editing one thing the second is told. */
const version = () => integer('version').notNull().default(1);

/** Tax of a trip: GST in percent and service code, null for those of the settings. */
const tax = () => ({
  gstRate: integer('gst_rate'),
  sac: text('sac'),
  overseas: boolean('overseas').notNull().default(false),
});

/** `demo` marks what the first start put in, so that "Remove demo content" keeps what staff made. */
const demo = () => boolean('demo').notNull().default(false);

/** What a destination is found by. */
export function destinationText(t: Record<'name' | 'description', PgColumn>): SQL<string> {
  return searchText(t.name, t.description);
}

export const destinations = pgTable(
  'destinations',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    image: text('image').notNull().default(''),
    position: integer('position').notNull().default(999),
    version: version(),
    demo: demo(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('destinations_slug').on(t.slug),
    uniqueIndex('destinations_name').on(sql`lower(btrim(${t.name}))`),
    index('destinations_position').on(t.position, t.name),
    index('destinations_search').using('gin', trigrams(destinationText(t))),
  ],
);

/** What a package is found by in the back office. */
export function packageText(t: Record<'title' | 'destination' | 'route', PgColumn>): SQL<string> {
  return searchText(t.title, t.destination, t.route);
}

export const packages = pgTable(
  'packages',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    destination: text('destination').notNull(),
    duration: text('duration').notNull().default(''),
    route: text('route').notNull().default(''),
    /** Display text as staff typed it; `domain/price-text` reads what is charged from it. */
    price: text('price').notNull(),
    image: text('image').notNull().default(''),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    packageType: text('package_type').notNull().default('standard'),
    featured: boolean('featured').notNull().default(false),
    featuredPriority: integer('featured_priority').notNull().default(999),
    promotionalBadge: text('promotional_badge').notNull().default(''),
    description: text('description').notNull().default(''),
    inclusions: jsonb('inclusions').$type<string[]>().notNull().default([]),
    exclusions: jsonb('exclusions').$type<string[]>().notNull().default([]),
    enquiryOnly: boolean('enquiry_only').notNull().default(false),
    /** What it is found by, from `domain/package-facts`: paise, null when not bookable; null days: not read yet. */
    unitPrice: minor('unit_price'),
    days: integer('days'),
    ...tax(),
    version: version(),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('published'),
    demo: demo(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('packages_slug').on(t.slug),
    index('packages_newest').on(t.status, t.createdAt, t.id),
    index('packages_all').on(t.createdAt, t.id),
    index('packages_price').on(t.status, t.unitPrice),
    index('packages_days').on(t.status, t.days),
    index('packages_featured')
      .on(t.featuredPriority, t.rating.desc())
      .where(sql`featured and status = 'published'`),
    index('packages_search').using('gin', trigrams(packageText(t))),
    index('packages_destination').on(sql`lower(btrim(${t.destination}))`, t.status),
  ],
);

/** What a cruise is found by. */
export function cruiseText(t: Record<'title' | 'destination' | 'route', PgColumn>): SQL<string> {
  return searchText(t.title, t.destination, t.route);
}

export const cruises = pgTable(
  'cruises',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    destination: text('destination').notNull().default(''),
    duration: text('duration').notNull().default(''),
    route: text('route').notNull().default(''),
    description: text('description').notNull().default(''),
    image: text('image').notNull().default(''),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    /** Empty when the cruise has no published price: it is then enquiry-only whatever the flag says. */
    price: text('price').notNull().default(''),
    inclusions: jsonb('inclusions').$type<string[]>().notNull().default([]),
    exclusions: jsonb('exclusions').$type<string[]>().notNull().default([]),
    enquiryOnly: boolean('enquiry_only').notNull().default(false),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('published'),
    position: integer('position').notNull().default(999),
    ...tax(),
    version: version(),
    demo: demo(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('cruises_slug').on(t.slug),
    index('cruises_position').on(t.status, t.position, t.id),
    index('cruises_search').using('gin', trigrams(cruiseText(t))),
  ],
);

/** What a pilgrimage is found by. */
export function pilgrimageText(t: Record<'title' | 'location' | 'route', PgColumn>): SQL<string> {
  return searchText(t.title, t.location, t.route);
}

export const pilgrimages = pgTable(
  'pilgrimages',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    location: text('location').notNull().default(''),
    duration: text('duration').notNull().default(''),
    route: text('route').notNull().default(''),
    image: text('image').notNull().default(''),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    tag: text('tag').notNull().default(''),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    price: text('price').notNull().default(''),
    description: text('description').notNull().default(''),
    inclusions: jsonb('inclusions').$type<string[]>().notNull().default([]),
    exclusions: jsonb('exclusions').$type<string[]>().notNull().default([]),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('published'),
    position: integer('position').notNull().default(999),
    ...tax(),
    version: version(),
    demo: demo(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('pilgrimages_slug').on(t.slug),
    index('pilgrimages_position').on(t.status, t.position, t.id),
    index('pilgrimages_search').using('gin', trigrams(pilgrimageText(t))),
  ],
);

/** What a testimonial is found by. */
export function testimonialText(t: Record<'name' | 'location' | 'tour' | 'review', PgColumn>): SQL<string> {
  return searchText(t.name, t.location, t.tour, t.review);
}

export const testimonials = pgTable(
  'testimonials',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    location: text('location').notNull().default(''),
    tour: text('tour').notNull().default(''),
    /** One field with two names on the wire: `review` in public, `text` for staff. */
    review: text('review').notNull(),
    rating: integer('rating').notNull().default(5),
    version: version(),
    demo: demo(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('testimonials_newest').on(t.createdAt, t.id),
    index('testimonials_search').using('gin', trigrams(testimonialText(t))),
  ],
);

/** One itinerary for each package, cruise or pilgrimage, found by that item's id. */
export const itineraries = pgTable(
  'itineraries',
  {
    id: text('id').primaryKey(),
    itemId: text('item_id').notNull(),
    idealFor: text('ideal_for').notNull().default(''),
    overview: text('overview').notNull().default(''),
    highlights: jsonb('highlights').$type<string[]>().notNull().default([]),
    inclusions: jsonb('inclusions').$type<string[]>().notNull().default([]),
    exclusions: jsonb('exclusions').$type<string[]>().notNull().default([]),
    optionalAddons: jsonb('optional_addons').$type<string[]>().notNull().default([]),
    startingPoint: text('starting_point').notNull().default(''),
    endingPoint: text('ending_point').notNull().default(''),
    bestTime: text('best_time').notNull().default(''),
    days: jsonb('days').$type<ItineraryDay[]>().notNull().default([]),
    version: version(),
    demo: demo(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('itineraries_item').on(t.itemId)],
);
