import { type ImgHTMLAttributes, useCallback, useState } from 'react';
import { Icon } from './icon.tsx';
import { uploadedSources } from './uploaded-sources.ts';

/**
 * An image that turns into a quiet placeholder, with its text, when it cannot be loaded or there is none. An uploaded
 * picture comes in the format and size that suit the screen (`sizes`: how wide it is shown, in the media query form of
 * HTML), stands there blurred until then, and brings its own width and height.
 */
export function Picture({
  src,
  alt,
  className,
  sizes = '100vw',
  ...rest
}: ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string }) {
  const [broken, setBroken] = useState(false);
  /** An image may have failed before its handlers were there (server-rendered pages). */
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(true));
  }, []);
  if (broken || src === '') {
    return alt === '' ? (
      <span className="ph" aria-hidden="true">
        <Icon name="mount" />
      </span>
    ) : (
      <span className="ph" role="img" aria-label={alt}>
        <Icon name="mount" />
      </span>
    );
  }
  const common = { ref: check, alt, className, onError: () => setBroken(true), ...rest };
  const upload = uploadedSources(src);
  if (!upload) return <img src={src} {...common} alt={alt} />;
  return (
    <picture>
      <source type="image/avif" srcSet={upload.avif} sizes={sizes} />
      <source type="image/webp" srcSet={upload.webp} sizes={sizes} />
      <img {...common} alt={alt} sizes={sizes} {...upload.img} />
    </picture>
  );
}
