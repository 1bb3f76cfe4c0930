import type { SiteSettings } from '#app/domain/settings.ts';
import { Mark } from '#app/web/ui/mark.tsx';

/** The two-part name with its sign. */
export function Wordmark({ brand }: { brand: SiteSettings['brand'] }) {
  return (
    <>
      <Mark />
      <span className="wordmark">
        {brand.first} <span>{brand.second}</span>
      </span>
    </>
  );
}
