import { type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { OpenTrip, type TripAddress } from './open-trip.ts';
import { tripPath } from './trip/trip-address.ts';
import { preloadTripPopup } from './trip-layer.tsx';

/**
 * A link to a trip's own page, which opens the popup instead where there is one. It stays a plain link for a new tab
 * (Ctrl, Shift, the middle button) and without JavaScript.
 */
export function TripLink({
  type,
  slug,
  className,
  label,
  children,
}: TripAddress & { className?: string; label?: string; children: ReactNode }) {
  const id = useId();
  const open = useContext(OpenTrip);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!open || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    open({ type, slug }, id);
  };
  return (
    <a
      id={id}
      className={className}
      href={tripPath(type, slug)}
      aria-label={label}
      onClick={handleClick}
      onPointerEnter={preloadTripPopup}
      onFocus={preloadTripPopup}
    >
      {children}
    </a>
  );
}
