import { type ImgHTMLAttributes, useCallback, useState } from 'react';
import { Icon } from './icon.tsx';

/** An image that turns into a quiet placeholder, with its text, when it cannot be loaded or there is none. */
export function Picture({
  src,
  alt,
  className,
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
  return (
    <img ref={check} src={src} alt={alt} className={className} onError={() => setBroken(true)} {...rest} />
  );
}
