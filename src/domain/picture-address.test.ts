import { expect, test } from 'vitest';
import {
  pictureAddress,
  pictureFile,
  pictureJpeg,
  pictureWidths,
  readPictureAddress,
} from './picture-address.ts';

const id = 'pic_0123456789abcdefghjkmnpq';
const picture = { id, width: 1600, height: 1067, tiny: 'UklGR-_x', alt: 'Boats & lotus "नाव"' };

test('a picture’s address is read as it was written', () => {
  const address = pictureAddress(picture);
  expect(address).toMatch(/^\/files\/pic_[a-z0-9]{24}\?w=1600&h=1067&t=UklGR-_x&alt=[^\s"<>\\]+$/);
  expect(readPictureAddress(address)).toEqual(picture);
  expect(pictureAddress({ ...picture, alt: '' })).not.toContain('alt');
});

test.each([
  '',
  '/pictures/goa.svg',
  'https://example.com/files/pic_0123456789abcdefghjkmnpq?w=1&h=1',
  `/files/${id}`,
  `/files/${id}?w=1600`,
  `/files/${id}?w=-1&h=10`,
  `/files/${id}?w=1e9&h=10`,
  `/files/${id}?w=16.5&h=10`,
  `/files/${id}?w=16&h=10&t=");x`,
  '/files/../etc/passwd?w=1&h=1',
])('%s is no address of a picture', (address) => {
  expect(readPictureAddress(address)).toBeNull();
});

test('a picture has no form larger than itself', () => {
  expect(pictureWidths(1600)).toEqual([480, 800, 1200, 1600]);
  expect(pictureWidths(1000)).toEqual([480, 800, 1000]);
  expect(pictureWidths(480)).toEqual([480]);
  expect(pictureWidths(3)).toEqual([3]);
  expect(pictureFile(id, 800, 'avif')).toBe(`/files/${id}/800.avif`);
  expect(pictureJpeg({ id, width: 1600 })).toBe(`/files/${id}/1200.jpg`);
  expect(pictureJpeg({ id, width: 1000 })).toBe(`/files/${id}/1000.jpg`);
});
