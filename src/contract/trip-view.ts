import type { CruiseView, PackageView, PilgrimageView, TripView } from './content.ts';

/** The parts that all three kinds have under the same name. */
function shared(view: PackageView | CruiseView | PilgrimageView) {
  return {
    id: view.id,
    slug: view.slug,
    title: view.title,
    duration: view.duration,
    route: view.route,
    price: view.price,
    unitPrice: view.unitPrice,
    bookable: view.bookable,
    image: view.image,
    images: view.images,
    rating: view.rating,
    description: view.description,
    inclusions: view.inclusions,
    exclusions: view.exclusions,
  };
}

export function packageTrip(view: PackageView): TripView {
  return {
    ...shared(view),
    type: 'package',
    place: view.destination,
    badge: view.promotional_badge,
    enquiryOnly: view.enquiry_only,
  };
}

export function cruiseTrip(view: CruiseView): TripView {
  return {
    ...shared(view),
    type: 'cruise',
    place: view.destination,
    badge: '',
    enquiryOnly: view.enquiry_only,
  };
}

export function pilgrimageTrip(view: PilgrimageView): TripView {
  return { ...shared(view), type: 'pilgrimage', place: view.location, badge: view.tag, enquiryOnly: false };
}
