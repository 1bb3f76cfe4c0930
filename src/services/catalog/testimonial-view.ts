import type { AdminTestimonialView, TestimonialView } from '#app/contract/content.ts';
import type { testimonials } from '#app/db/schema/content.ts';

export type TestimonialRow = typeof testimonials.$inferSelect;

/** A testimonial as visitors see it: its words are called `review`. */
export function toTestimonialView(row: TestimonialRow): TestimonialView {
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    tour: row.tour,
    review: row.review,
    rating: row.rating,
  };
}

/** A testimonial as staff see it: the same words are called `text`. */
export function toAdminTestimonialView(row: TestimonialRow): AdminTestimonialView {
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    tour: row.tour,
    text: row.review,
    rating: row.rating,
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}
