import { pictureJpeg, readPictureAddress } from './picture-address.ts';

/** The JPEG that the build makes of each illustration; messengers and PDFs show no SVG. Sizes in pixels. */
export const SOCIAL_CARD = { width: 1200, height: 630, ending: '-1200x630.jpg' } as const;

/** What stands on a social card: an illustration or an upload as its JPEG, any other picture as it is. */
export function socialPicture(image: string): string {
  const upload = readPictureAddress(image);
  if (upload) return pictureJpeg(upload);
  return image.replace(/^(\/pictures\/[\w-]+)\.svg$/, `$1${SOCIAL_CARD.ending}`);
}
