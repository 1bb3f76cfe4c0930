import { z } from 'zod';
import {
  type AdminCruiseView,
  type AdminPilgrimageView,
  CruiseInput,
  PilgrimageInput,
} from '#app/contract/admin-trips.ts';
import { DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { linesOf } from '#app/web/office/packages/package-form-values.ts';

export type TripKind = 'cruises' | 'pilgrimages';
export type AdminTripView = AdminCruiseView | AdminPilgrimageView;

/** A cruise or pilgrimage as its form holds it: lists are text with a line for each, no choice is ''. */
export interface TripFormValues {
  title: string;
  /** A cruise's destination, a pilgrimage's location. */
  place: string;
  duration: string;
  route: string;
  price: string;
  rating: number | null;
  image: string;
  images: string[];
  /** Pilgrimages only. */
  tag: string;
  /** Cruises only. */
  enquiry_only: boolean;
  status: 'draft' | 'published';
  description: string;
  inclusions: string;
  exclusions: string;
  gst_rate: string;
  sac: string;
  overseas: boolean;
}

export const NEW_TRIP: TripFormValues = {
  title: '',
  place: '',
  duration: '',
  route: '',
  price: '',
  rating: DEFAULT_RATING,
  image: '',
  images: [],
  tag: '',
  enquiry_only: false,
  status: 'published',
  description: '',
  inclusions: '',
  exclusions: '',
  gst_rate: '',
  sac: '',
  overseas: false,
};

export function tripValues(view: AdminTripView): TripFormValues {
  return {
    title: view.title,
    place: 'destination' in view ? view.destination : view.location,
    duration: view.duration,
    route: view.route,
    price: view.price,
    rating: view.rating,
    image: view.image,
    images: view.images,
    tag: 'tag' in view ? view.tag : '',
    enquiry_only: 'enquiry_only' in view && view.enquiry_only,
    status: view.status,
    description: view.description,
    inclusions: view.inclusions.join('\n'),
    exclusions: view.exclusions.join('\n'),
    gst_rate: view.gst_rate === null ? '' : String(view.gst_rate),
    sac: view.sac ?? '',
    overseas: view.overseas,
  };
}

const SCHEMAS = { cruises: CruiseInput, pilgrimages: PilgrimageInput } as const;
const PLACES = { cruises: 'destination', pilgrimages: 'location' } as const;

/** Checks a form by the API's own rules; what is wrong with the place is said at `place`. */
export function tripSchema(kind: TripKind): z.ZodType<CruiseInput | PilgrimageInput> {
  return z.unknown().transform((values, ctx) => {
    const checked = SCHEMAS[kind].safeParse(tripBody(kind, values as TripFormValues));
    if (checked.success) return checked.data;
    for (const { message, path } of checked.error.issues)
      ctx.addIssue({
        code: 'custom',
        message,
        path: path[0] === PLACES[kind] ? ['place'] : path,
      });
    return z.NEVER;
  });
}

/** As the API takes it. */
export function tripBody(kind: TripKind, { place, tag, enquiry_only, ...values }: TripFormValues) {
  return {
    ...values,
    [PLACES[kind]]: place,
    ...(kind === 'cruises' ? { enquiry_only } : { tag }),
    inclusions: linesOf(values.inclusions),
    exclusions: linesOf(values.exclusions),
    gst_rate: values.gst_rate === '' ? null : Number(values.gst_rate),
    sac: values.sac === '' ? null : values.sac,
  };
}
