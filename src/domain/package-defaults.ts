/** Shown, and set on new packages, where nobody gave a rating. Source: public-site §9. */
export const DEFAULT_RATING = 4.5;

/** Where a featured package stands when nobody gave it a place: behind those that have one (1 to 10). */
export const DEFAULT_FEATURED_PRIORITY = 999;

/** What the writing helper plans for where nobody gave a duration. Source: public-site §9. */
export const DEFAULT_AI_DURATION = '5 Days / 4 Nights';
