import { expect, it } from 'vitest';
import { socialPicture } from './social-picture.ts';

it('P12 an illustration stands on a social card as its JPEG, other pictures as they are', () => {
  expect(socialPicture('/pictures/kashmir.svg')).toBe('/pictures/kashmir-1200x630.jpg');
  for (const image of ['https://example.com/pictures/a.svg', '/uploads/a.jpg', '']) {
    expect(socialPicture(image)).toBe(image);
  }
  const id = 'pic_0123456789abcdefghjkmnpq';
  expect(socialPicture(`/files/${id}?w=1600&h=900&t=x`)).toBe(`/files/${id}/1200.jpg`);
});
