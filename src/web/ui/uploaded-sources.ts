import {
  type PictureAddress,
  type PictureFormat,
  pictureFile,
  pictureJpeg,
  pictureWidths,
  readPictureAddress,
} from '#app/domain/picture-address.ts';

/** What `<picture>` needs to show an upload; null for an address that is none. */
export function uploadedSources(address: string) {
  const upload = readPictureAddress(address);
  if (!upload) return null;
  return {
    avif: srcSet(upload, 'avif'),
    webp: srcSet(upload, 'webp'),
    img: {
      width: upload.width,
      height: upload.height,
      style: upload.tiny === '' ? undefined : blurred(upload.tiny),
      // The address last: a browser that is given the rest afterwards would fetch two files.
      srcSet: srcSet(upload, 'jpg'),
      src: pictureJpeg(upload),
    },
  };
}

function srcSet({ id, width: largest }: PictureAddress, format: PictureFormat): string {
  return pictureWidths(largest)
    .map((width) => `${pictureFile(id, width, format)} ${width}w`)
    .join(', ');
}

/** Some pixels drawn large are a blur; the loaded picture, which has no holes, covers them. */
function blurred(tiny: string) {
  const base64 = tiny.replaceAll('-', '+').replaceAll('_', '/');
  return { background: `url(data:image/webp;base64,${base64}) 50% 50% / cover no-repeat` };
}
