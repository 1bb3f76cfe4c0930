import { describe, expect, it } from 'vitest';
import { firstFreeSlug, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Kashmir Great Lakes & Houseboats', 'kashmir-great-lakes-houseboats'],
    ['Ladakh: Lakes and High Passes', 'ladakh-lakes-and-high-passes'],
    ["  St. Xavier's   Malé ", 'st-xaviers-male'],
    ['Réunion – Île', 'reunion-ile'],
    ['केरल यात्रा', 'package'],
    ['केरल 2027', '2027'],
    ['🏝️', 'package'],
    ['---', 'package'],
    ['../../etc', 'etc'],
  ])('P12 %s is found at %s', (title, slug) => {
    expect(slugify(title, 'package')).toBe(slug);
  });

  it('P12 keeps addresses short and clear of the featured list', () => {
    expect(slugify('a'.repeat(300), 'package')).toHaveLength(80);
    expect(slugify(`${'a'.repeat(79)} b`, 'package')).toBe('a'.repeat(79));
    expect(slugify('Featured', 'package')).toBe('featured-package');
  });

  it('P12 numbers a title that is already taken', () => {
    expect(firstFreeSlug('goa', new Set())).toBe('goa');
    expect(firstFreeSlug('goa', new Set(['goa', 'goa-2', 'goa-4']))).toBe('goa-3');
  });
});
