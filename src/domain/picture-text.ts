import { pictureAddress, readPictureAddress } from './picture-address.ts';

const MARK = '#alt=';

/** What a picture shows, in words, as its address says it; empty when nobody wrote any. */
export function pictureText(address: string): string {
  const upload = readPictureAddress(address);
  if (upload) return upload.alt;
  const at = address.indexOf(MARK);
  return at < 0 ? '' : decoded(address.slice(at + MARK.length));
}

/**
 * The address with other words: an upload has them in its query, any other picture behind a `#`, which no server is
 * ever sent.
 */
export function withPictureText(address: string, text: string): string {
  const upload = readPictureAddress(address);
  if (upload) return pictureAddress({ ...upload, alt: text });
  const at = address.indexOf('#');
  const plain = at < 0 ? address : address.slice(0, at);
  return text === '' || plain === '' ? plain : `${plain}${MARK}${encodeURIComponent(text)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
