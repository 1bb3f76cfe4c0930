import type { Difference } from './conflict-dialog.tsx';
import type { PackageFormValues } from './package-form-values.ts';

const LABELS: Record<keyof PackageFormValues, string> = {
  title: 'Title',
  destination: 'Destination',
  duration: 'Duration',
  route: 'Route',
  price: 'Price',
  rating: 'Rating',
  packageType: 'Package type',
  image: 'Cover',
  images: 'Gallery images',
  featured: 'Featured',
  featured_priority: 'Featured priority',
  promotional_badge: 'Promotional badge',
  enquiry_only: 'Enquiry only',
  status: 'Status',
  description: 'Description',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  gst_rate: 'GST rate',
  sac: 'SAC',
  overseas: 'Overseas tour package',
};

/** The fields in which two versions of a package differ, as people read them. */
export function packageDifferences(theirs: PackageFormValues, mine: PackageFormValues): Difference[] {
  return (Object.keys(LABELS) as Array<keyof PackageFormValues>).flatMap((name) =>
    JSON.stringify(theirs[name]) === JSON.stringify(mine[name])
      ? []
      : [{ label: LABELS[name], theirs: shown(theirs[name]), mine: shown(mine[name]) }],
  );
}

function shown(value: PackageFormValues[keyof PackageFormValues]): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'picture' : 'pictures'}`;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  if (text.startsWith('/files/')) return 'Uploaded picture';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
