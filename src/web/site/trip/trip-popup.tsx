import type { TripView } from '#app/contract/content.ts';

/** A trip over the landing page. */
export function TripPopup(_props: {
  type: TripView['type'];
  slug: string;
  onClose(): void;
  openerId?: string;
}) {
  return null;
}
