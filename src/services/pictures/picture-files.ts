import type { PictureFormat } from '#app/domain/picture-address.ts';

/** Where the files of pictures are in the store: a folder for each picture. */
export const PICTURES = 'pictures/';

export function masterKey(id: string): string {
  return `${PICTURES}${id}/master.jpg`;
}

export function formKey(id: string, width: number, format: PictureFormat): string {
  return `${PICTURES}${id}/${width}.${format}`;
}

/** The picture that a file belongs to. */
export function pictureOf(key: string): string {
  return key.slice(PICTURES.length).split('/')[0] ?? '';
}

/** True for what can be made again from the master. */
export function isForm(key: string): boolean {
  return key.startsWith(PICTURES) && key !== masterKey(pictureOf(key));
}
