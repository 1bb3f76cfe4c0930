import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Featured } from './featured.tsx';
import type { PackageCardData } from './landing-data.ts';

const card = (at: number): PackageCardData => ({
  slug: `trip-${at}`,
  title: `Trip ${at}`,
  destination: 'Kerala',
  duration: '7 Days / 6 Nights',
  route: '',
  image: '/pictures/kerala.svg',
  rating: 4.5,
  badge: '',
  price: { label: 'Starting from', amount: '₹29,499' },
});

function shown(count: number) {
  const html = renderToStaticMarkup(<Featured cards={Array.from({ length: count }, (_, at) => card(at))} />);
  const all = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return {
    html,
    cards: all(/<article/g),
    arrows: all(/aria-label="(Previous|Next) packages"/g),
    dots: all(/aria-label="Slide \d+ of \d+"/g),
  };
}

test('P04 UI-03 no featured packages: nothing at all', () => {
  expect(shown(0).html).toBe('');
});

test('P04 UI-03 one to three: all of them, no arrows, no dots', () => {
  for (const count of [1, 2, 3]) expect(shown(count)).toMatchObject({ cards: count, arrows: 0, dots: 0 });
});

test('P04 UI-03 four have 2 dots, five have 3, and arrows', () => {
  expect(shown(4)).toMatchObject({ cards: 4, arrows: 2, dots: 2 });
  expect(shown(5)).toMatchObject({ cards: 5, arrows: 2, dots: 3 });
});

test('P04 while loading: places held, and said so', () => {
  const html = renderToStaticMarkup(<Featured cards={null} />);
  expect(html).toContain('role="status"');
  expect(html).not.toContain('<article');
});
