import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** One figure of a stat strip; with `to` it leads to what it counts. `exact` is the figure in full, on hovering. */
export function Stat({
  label,
  figure,
  exact,
  to,
  children,
}: {
  label: string;
  figure: string;
  exact?: string;
  to?: string;
  children?: ReactNode;
}) {
  const inside = (
    <>
      <span className="l">
        {label}
        {to && <Icon name="arrow-up-right" />}
      </span>
      <span className="v" title={exact}>
        {figure}
      </span>
      {children && <span className="s">{children}</span>}
    </>
  );
  return to ? (
    <Link className="stat" to={to}>
      {inside}
    </Link>
  ) : (
    <div className="stat">{inside}</div>
  );
}
