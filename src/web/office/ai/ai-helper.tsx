import type { AiHelperProps } from './draft-types.ts';

/** Drafts description, inclusions and exclusions of a package; staff take what they like of it. */
export function AiHelper({ title, destination }: AiHelperProps) {
  return <section aria-label="AI itinerary helper" data-ready={title !== '' && destination !== ''} />;
}
