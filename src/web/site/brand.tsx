import { Link } from 'react-router';
import { Mark } from '#app/web/ui/mark.tsx';
import { useSettings } from './use-settings.ts';

/** The two-part wordmark, which leads home. */
export function Brand({ inverse = false }: { inverse?: boolean }) {
  const { brand } = useSettings();
  return (
    <Link
      className={inverse ? 'brand inv' : 'brand'}
      to="/"
      aria-label={`${brand.first} ${brand.second}, home`}
    >
      <Mark />
      <b>
        {brand.first} <span>{brand.second}</span>
      </b>
    </Link>
  );
}
