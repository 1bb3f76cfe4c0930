/** Cards beside each other where there is room for them. Source: public-site §9. */
export const VISIBLE = 3;

/** Slides of the featured carousel: count − 2, at least 1. Source: public-site §2. */
export function slideCount(cards: number): number {
  return Math.max(1, cards - (VISIBLE - 1));
}

/** Arrows and dots are there only when not everything is visible at once. */
export function hasControls(cards: number): boolean {
  return cards > VISIBLE;
}

/** Arrows wrap around both ways. */
export function stepSlide(slide: number, by: 1 | -1, slides: number): number {
  return (slide + by + slides) % slides;
}

/** The slide a key asks for; null when it asks for none. */
export function slideForKey(key: string, slide: number, slides: number): number | null {
  if (key === 'ArrowLeft') return stepSlide(slide, -1, slides);
  if (key === 'ArrowRight') return stepSlide(slide, 1, slides);
  if (key === 'Home') return 0;
  return key === 'End' ? slides - 1 : null;
}

/** Where a slide lies, in pixels: the first at the start, the last at the end, also where fewer than 3 fit. */
export function slideOffset(slide: number, slides: number, range: number): number {
  return slides <= 1 ? 0 : Math.round((slide / (slides - 1)) * range);
}

/** The slide nearest to a scroll position. */
export function slideAt(scrolled: number, slides: number, range: number): number {
  if (range <= 0 || slides <= 1) return 0;
  return Math.min(slides - 1, Math.max(0, Math.round((scrolled / range) * (slides - 1))));
}
