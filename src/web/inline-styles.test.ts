import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const sheets: Record<string, string> = {
  '/assets/site-1.css': 'body{margin:0}',
  '/assets/landing-2.css': '.hero{color:#fff}',
  '/assets/odd-3.css': 'a::after{content:"</style>"}',
};
const read = (href: string) => sheets[href] ?? '';

test('style sheets come with the page, in their order, and their links are not fetched', () => {
  const html =
    '<head><link rel="stylesheet" href="/assets/site-1.css"/><link rel="stylesheet" href="/assets/landing-2.css"/></head>';
  expect(inlineStyles(html, read)).toBe(
    '<head><style>body{margin:0}</style><link rel="stylesheet" href="/assets/site-1.css" disabled=""/>' +
      '<style>.hero{color:#fff}</style><link rel="stylesheet" href="/assets/landing-2.css" disabled=""/></head>',
  );
});

test('other links, and a sheet whose text would end the element, stay what they are', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"/><link rel="stylesheet" href="https://elsewhere.example/x.css"/><link rel="stylesheet" href="/assets/odd-3.css"/>';
  expect(inlineStyles(html, read)).toBe(html);
});
