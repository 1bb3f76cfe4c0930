/** `/packages/featured` is a list, so no package may be called so in its address. */
const RESERVED = new Set(['featured']);
const MAX_LENGTH = 80;

/**
 * The part of an address that names a record: `Kashmir Great Lakes & Houseboats` → `kashmir-great-lakes-houseboats`.
 * Accents are dropped; a title without any Latin letter or digit (Devanagari, emoji) gives `fallback`.
 */
export function slugify(title: string, fallback: string): string {
  const ascii = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  const slug = ascii === '' ? fallback : ascii;
  return RESERVED.has(slug) ? `${slug}-${fallback}` : slug;
}

/** The first of `base`, `base-2`, `base-3`… that is not taken. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** Whether a slug was made of this base: it is the base, or the base with a number. */
export function isSlugOf(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}
