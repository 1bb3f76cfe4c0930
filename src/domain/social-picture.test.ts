import { expect, it } from 'vitest';
import { socialPicture } from './social-picture.ts';

it('P12 an illustration stands on a social card as its JPEG, other pictures as they are', () => {
  expect(socialPicture('/pictures/kashmir.svg')).toBe('/pictures/kashmir-1200x630.jpg');
  for (const image of ['https://example.com/pictures/a.svg', '/uploads/a.jpg', '']) {
    expect(socialPicture(image)).toBe(image);
  }
});
