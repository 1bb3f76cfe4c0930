import type { PackagePreviewInput } from '#app/contract/admin-packages.ts';
import { DEFAULT_FEATURED_PRIORITY, DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { packageFacts } from '#app/domain/package-facts.ts';
import type { CruiseRow } from './cruise-view.ts';
import { packageValues } from './package-values.ts';
import type { PackageRow } from './package-view.ts';
import type { PilgrimageRow } from './pilgrimage-view.ts';

/** What a row would be after saving: what the editor holds over what is stored, or over a new one. */
export function previewedPackage(
  stored: PackageRow | undefined,
  input: PackagePreviewInput,
  now: Date,
): PackageRow {
  const change = packageValues(input, stored?.featured ?? false);
  const row = { ...(stored ?? blankPackage(now)), ...change };
  return { ...withCover(row), ...packageFacts(row) };
}

export function previewedCruise(
  stored: CruiseRow | undefined,
  change: Partial<CruiseRow>,
  now: Date,
): CruiseRow {
  const blank = { ...blankTrip(now), destination: '', enquiryOnly: false, position: 0 };
  return withCover({ ...(stored ?? blank), ...change });
}

export function previewedPilgrimage(
  stored: PilgrimageRow | undefined,
  change: Partial<PilgrimageRow>,
  now: Date,
): PilgrimageRow {
  const blank = { ...blankTrip(now), location: '', tag: '', position: 0 };
  return withCover({ ...(stored ?? blank), ...change });
}

function withCover<Row extends { image: string; images: string[] }>(row: Row): Row {
  return { ...row, image: row.image || (row.images[0] ?? '') };
}

function blankTrip(now: Date) {
  return {
    id: 'preview',
    slug: 'preview',
    title: '',
    duration: '',
    route: '',
    price: '',
    image: '',
    images: [],
    rating: DEFAULT_RATING,
    description: '',
    inclusions: [],
    exclusions: [],
    gstRate: null,
    sac: null,
    overseas: false,
    version: 1,
    status: 'draft' as const,
    demo: false,
    createdAt: now,
    updatedAt: now,
  };
}

function blankPackage(now: Date): PackageRow {
  return {
    ...blankTrip(now),
    destination: '',
    packageType: 'standard',
    featured: false,
    featuredPriority: DEFAULT_FEATURED_PRIORITY,
    promotionalBadge: '',
    enquiryOnly: false,
    unitPrice: null,
    days: 0,
  };
}
