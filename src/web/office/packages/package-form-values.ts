import { z } from 'zod';
import { type AdminPackageView, PackageInput, type PackageType } from '#app/contract/content.ts';
import { DEFAULT_FEATURED_PRIORITY, DEFAULT_RATING } from '#app/domain/package-defaults.ts';

/** A package as its form holds it: lists are text with a line for each, no choice is ''. */
export interface PackageFormValues {
  title: string;
  destination: string;
  duration: string;
  route: string;
  price: string;
  rating: number | null;
  packageType: PackageType;
  image: string;
  images: string[];
  featured: boolean;
  featured_priority: number | null;
  promotional_badge: string;
  enquiry_only: boolean;
  status: 'draft' | 'published';
  description: string;
  inclusions: string;
  exclusions: string;
  /** '' for the settings' rate and code. */
  gst_rate: string;
  sac: string;
  overseas: boolean;
}

/** Defaults of a new package. Source: public-site §9. */
export const NEW_PACKAGE: PackageFormValues = {
  title: '',
  destination: '',
  duration: '',
  route: '',
  price: '',
  rating: DEFAULT_RATING,
  packageType: 'standard',
  image: '',
  images: [],
  featured: false,
  featured_priority: DEFAULT_FEATURED_PRIORITY,
  promotional_badge: '',
  enquiry_only: false,
  status: 'published',
  description: '',
  inclusions: '',
  exclusions: '',
  gst_rate: '',
  sac: '',
  overseas: false,
};

export function formValues(view: AdminPackageView): PackageFormValues {
  return {
    title: view.title,
    destination: view.destination,
    duration: view.duration,
    route: view.route,
    price: view.price,
    rating: view.rating,
    packageType: view.packageType,
    image: view.image,
    images: view.images,
    featured: view.featured,
    featured_priority: view.featured_priority,
    promotional_badge: view.promotional_badge,
    enquiry_only: view.enquiry_only,
    status: view.status,
    description: view.description,
    inclusions: view.inclusions.join('\n'),
    exclusions: view.exclusions.join('\n'),
    gst_rate: view.gst_rate === null ? '' : String(view.gst_rate),
    sac: view.sac ?? '',
    overseas: view.overseas,
  };
}

/** One per line; blank lines are dropped. Source: public-site §2. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The body that the API takes, unchecked. */
export function packageBody(values: PackageFormValues) {
  return {
    ...values,
    inclusions: linesOf(values.inclusions),
    exclusions: linesOf(values.exclusions),
    gst_rate: values.gst_rate === '' ? null : Number(values.gst_rate),
    sac: values.sac === '' ? null : values.sac,
  };
}

/** Checks a form by the API's own rules. */
export const PackageForm = z.preprocess(
  (values) => packageBody(values as PackageFormValues),
  PackageInput,
) as z.ZodType<PackageInput>;
