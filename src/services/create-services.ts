import { randomUUID } from 'node:crypto';
import type { StaffAuth } from './auth/create-auth.ts';
import { staffActor } from './auth/staff-actor.ts';
import { findVisitorBooking } from './bookings/find-visitor-booking.ts';
import { countPackages, readCounted } from './catalog/count-packages.ts';
import { featuredPackages } from './catalog/featured-packages.ts';
import { findDestination } from './catalog/find-destination.ts';
import { findItinerary } from './catalog/find-itinerary.ts';
import { findTrip } from './catalog/find-trip.ts';
import { listCruises } from './catalog/list-cruises.ts';
import { listDestinations } from './catalog/list-destinations.ts';
import { listPackages } from './catalog/list-packages.ts';
import { listPilgrimages } from './catalog/list-pilgrimages.ts';
import { listPublicPages } from './catalog/list-public-pages.ts';
import { listTestimonials } from './catalog/list-testimonials.ts';
import { previewTrip } from './catalog/preview-trip.ts';
import { findRouteMap } from './catalog/route-map/find-route-map.ts';
import { suggestPages } from './catalog/suggest-pages.ts';
import type { Ctx } from './context.ts';
import type { Services } from './index.ts';
import { submitPageForm } from './inquiries/submit-page-form.ts';
import { keepUntilChange } from './keep-until-change.ts';
import { getLegalPage } from './settings/get-legal-page.ts';
import { getSettings } from './settings/get-settings.ts';

/**
 * The verbs of the page loaders, bound to the process's context. What pages are counted by costs a look at every
 * package, so it is kept until `onContentChange` tells of one.
 */
export function createServices(
  ctx: Ctx,
  auth: StaffAuth,
  onContentChange: (forget: () => void) => void,
): Services {
  const allCounted = keepUntilChange(onContentChange, () => readCounted(ctx));
  const allDestinations = keepUntilChange(onContentChange, async () => (await listDestinations(ctx)).rows);
  return {
    settings: () => getSettings(ctx.db, ctx.log),
    timeZone: () => ctx.config.timeZone,
    legalPage: (name) => getLegalPage(ctx, name),
    featuredPackages: async (limit) => (await featuredPackages(ctx, { limit, offset: 0 })).rows,
    listPackages: (query) => listPackages(ctx, query, allCounted),
    countPackages: (filter) => countPackages(ctx, filter, allCounted),
    listDestinations: allDestinations,
    listCruises: async () => (await listCruises(ctx)).rows,
    listPilgrimages: async () => (await listPilgrimages(ctx)).rows,
    listTestimonials: async () => (await listTestimonials(ctx)).rows,
    findTrip: (type, slugOrId) => findTrip(ctx, type, slugOrId),
    findItinerary: (itemId) => findItinerary(ctx, itemId),
    findRouteMap: (itemId) => findRouteMap(ctx, itemId),
    previewTrip: (user, input) =>
      previewTrip({ ...ctx, actor: staffActor(user), requestId: randomUUID() }, input),
    findDestination: (slug) => findDestination(ctx, slug),
    listPublicPages: () => listPublicPages(ctx),
    suggestPages: (wrong) => suggestPages(ctx, wrong),
    visitorBooking: (reference, key) => findVisitorBooking(ctx, { reference, key }),
    submitForm: (input) =>
      submitPageForm({ ...ctx, actor: { type: 'visitor' }, requestId: randomUUID() }, input),
    signOnLabel: ctx.signOn?.label ?? null,
    sessionUser: (request) => auth.findUser(request.headers),
    publicUrl: ctx.config.publicUrl,
    get sendsMail() {
      return ctx.mail.isSet;
    },
    get paymentsMode() {
      return ctx.payments.mode;
    },
    log: ctx.log,
  };
}
