import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pictureAddress } from '#app/domain/picture-address.ts';
import { Picture } from './picture.tsx';

const id = 'pic_0123456789abcdefghjkmnpq';
const upload = pictureAddress({ id, width: 1000, height: 700, tiny: 'UklGR-_A', alt: '' });

test('an uploaded picture comes in every format and size, with its own proportions and a blur before it', () => {
  const html = renderToStaticMarkup(
    <Picture
      src={upload}
      alt="Lake"
      sizes="50vw"
      width={1200}
      height={900}
      loading="lazy"
      className="fade"
    />,
  );
  const set = (format: string) =>
    [480, 800, 1000].map((width) => `/files/${id}/${width}.${format} ${width}w`).join(', ');
  expect(html).toMatch(/^<picture><source type="image\/avif"/);
  for (const [type, format] of [
    ['avif', 'avif'],
    ['webp', 'webp'],
  ])
    expect(html).toContain(`<source type="image/${type}" srcSet="${set(format ?? '')}" sizes="50vw"/>`);
  expect(html).toMatch(new RegExp(`sizes="50vw".* srcSet="${set('jpg')}" src="/files/${id}/1000.jpg"`));
  expect(html).toContain('width="1000" height="700"');
  expect(html).toContain('background:url(data:image/webp;base64,UklGR+/A)');
  expect(html).toMatch(/<img(?=[^>]* alt="Lake")(?=[^>]* loading="lazy")(?=[^>]* class="fade")/);
});

test.each([
  '/pictures/goa.svg',
  'https://example.com/a.jpg?w=1&h=1',
  `/files/${id}`,
  `/files/${id}?w=9&h=9&t=);x`,
])('%s is a plain image', (src) => {
  const html = renderToStaticMarkup(<Picture src={src} alt="" width={1200} height={900} loading="lazy" />);
  expect(html).toMatch(/^<img /);
  expect(html).not.toMatch(/srcset|style/i);
  expect(html).toContain('width="1200" height="900"');
});

test('without a picture its text is said', () => {
  expect(renderToStaticMarkup(<Picture src="" alt="Lake" />)).toContain('role="img" aria-label="Lake"');
});
