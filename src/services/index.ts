/** The verbs that page loaders may call, handed to them through the load context. */
import type { UserView } from '#app/contract/auth.ts';
import type { VisitorBooking } from '#app/contract/bookings.ts';
import type {
  CruiseView,
  DestinationView,
  ItineraryView,
  PackageView,
  PilgrimageView,
  TestimonialView,
  TripView,
} from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import type { RouteMap } from '#app/contract/route-map.ts';
import type { FormKind } from '#app/domain/enquiry-forms.ts';
import type { LegalTextName } from '#app/domain/legal-defaults.ts';
import type { LegalPage } from '#app/domain/legal-text.ts';
import type { PackageChoice, PackageCounts } from '#app/domain/package-choice.ts';
import type { SiteSettings } from '#app/domain/settings.ts';
import type { PublicPage } from './catalog/list-public-pages.ts';
import type { PreviewInput, TripPreview } from './catalog/preview-trip.ts';

export type FormAnswer =
  | { ok: true }
  /** `status`: of HTTP. `fields`: what is wrong with each. */
  | { ok: false; status: number; detail: string; fields: Record<string, string> };

export interface Services {
  settings(): Promise<SiteSettings>;
  /** The business time zone. */
  timeZone(): string;
  /** Terms, cancellation policy or privacy policy, with the settings filled in. */
  legalPage(name: LegalTextName): Promise<LegalPage>;
  /** The first ones, at most `limit`. */
  featuredPackages(limit: number): Promise<PackageView[]>;
  /** The published packages that match; `destination` ignores case and outer spaces. Newest first unless `sort` says. */
  listPackages(query: Partial<PackageChoice> & { limit: number; offset: number }): Promise<Page<PackageView>>;
  /** How many each option of each filter would show. */
  countPackages(filter: Partial<PackageChoice>): Promise<PackageCounts>;
  listDestinations(): Promise<DestinationView[]>;
  listCruises(): Promise<CruiseView[]>;
  listPilgrimages(): Promise<PilgrimageView[]>;
  listTestimonials(): Promise<TestimonialView[]>;
  /** By slug or id; null when there is none or it is a draft. */
  findTrip(type: TripView['type'], slugOrId: string): Promise<TripView | null>;
  /** By the item's id; null when it has none. */
  findItinerary(itemId: string): Promise<ItineraryView | null>;
  /** By the item's id; null when fewer than two of its stops are known. */
  findRouteMap(itemId: string): Promise<RouteMap | null>;
  /** A trip as its page would be, drafts and what is not saved included; for staff. Null when there is none. */
  previewTrip(user: UserView, input: PreviewInput): Promise<TripPreview | null>;
  /** By its slug, or by one that its earlier name had. */
  findDestination(slug: string): Promise<DestinationView | null>;
  /** Every published item that has a page of its own. */
  listPublicPages(): Promise<PublicPage[]>;
  /** The pages whose titles are most like a wrong address, at most 4. */
  suggestPages(wrong: string): Promise<PublicPage[]>;
  /** Null for a wrong key and for an unknown reference alike. */
  visitorBooking(reference: string, key: string): Promise<VisitorBooking | null>;
  /** A form sent by a page of ours without JavaScript: the same rules and the same share as through the API. */
  submitForm(input: { kind: FormKind; body: Record<string, unknown>; address: string }): Promise<FormAnswer>;
  /** Of the button that leads to single sign-on; null where there is none. */
  signOnLabel: string | null;
  /** The signed-in staff member of a request, or null. */
  sessionUser(request: Request): Promise<UserView | null>;
  /** Address of the site from outside, without a slash at its end. */
  publicUrl: string;
  /** Whether a mail server is set; without one nothing that is shown may promise an e-mail. */
  sendsMail: boolean;
  paymentsMode: 'razorpay' | 'simulator' | 'off';
  log: { error(fields: object, message: string): void };
}
