/**
 * An uploaded picture's address says all that a page needs to show it, so that no page asks the database for it:
 * `/files/pic_…?w=1600&h=1067&t=UklGR…&alt=Houseboats`. Alone it is a JPEG; its forms are `/files/pic_…/800.avif`.
 */
export interface PictureAddress {
  id: string;
  /** Of the largest form, in pixels. */
  width: number;
  height: number;
  /** The picture in some pixels, as base64url of a WebP file: what stands there until it is loaded. */
  tiny: string;
  alt: string;
}

/** In pixels. A picture has no form larger than itself; its largest is as wide as itself, up to the last of these. */
const WIDTHS = [480, 800, 1200, 1600];
/** The largest form fits into this. */
export const LARGEST = { width: 1600, height: 6000 } as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const ADDRESS = /^\/files\/(pic_[a-z0-9]{24})\?/;

export function pictureAddress({ id, width, height, tiny, alt }: PictureAddress): string {
  const query = new URLSearchParams({ w: String(width), h: String(height), t: tiny });
  if (alt !== '') query.set('alt', alt);
  return `/files/${id}?${query}`;
}

/** Null for every other address: an illustration, another site's picture, something made up. */
export function readPictureAddress(address: string): PictureAddress | null {
  const id = ADDRESS.exec(address)?.[1];
  if (id === undefined) return null;
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  const [width, height] = [Number(query.get('w')), Number(query.get('h'))];
  const tiny = query.get('t') ?? '';
  const sane = isSide(width, LARGEST.width) && isSide(height, LARGEST.height) && /^[\w-]{0,600}$/.test(tiny);
  return sane ? { id, width, height, tiny, alt: query.get('alt') ?? '' } : null;
}

/** The widths that a picture has forms of, when its largest has this one. */
export function pictureWidths(largest: number): number[] {
  return [...WIDTHS.filter((width) => width < largest), largest];
}

export function pictureFile(id: string, width: number, format: PictureFormat): string {
  return `/files/${id}/${width}.${format}`;
}

/** The JPEG for those who show nothing newer, at most 1200 pixels wide. */
export function pictureJpeg({ id, width }: Pick<PictureAddress, 'id' | 'width'>): string {
  return pictureFile(id, jpegWidth(width), 'jpg');
}

export function jpegWidth(largest: number): number {
  return Math.max(...pictureWidths(largest).filter((width) => width <= 1200));
}

function isSide(pixels: number, most: number): boolean {
  return Number.isInteger(pixels) && pixels > 0 && pixels <= most;
}
