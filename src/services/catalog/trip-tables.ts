import { cruises, packages, pilgrimages } from '#app/db/schema/content.ts';

/** Where each kind of trip is kept; what they have in common (id, slug, title, status) is handled once. */
export const TRIP_TABLES = { package: packages, cruise: cruises, pilgrimage: pilgrimages } as const;

export type TripKind = keyof typeof TRIP_TABLES;
