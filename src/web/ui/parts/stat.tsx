import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';

export type StatTone = 'warn' | 'bad';

/** One figure of a stat strip; `to` or `onClick` leads to what it counts. `exact` is the sum in full, on hovering. */
export function Stat({
  label,
  figure,
  exact,
  tone,
  to,
  onClick,
  children,
}: {
  label: string;
  /** Null while it loads. */
  figure: string | null;
  exact?: string;
  tone?: StatTone;
  to?: string;
  onClick?: () => void;
  children?: ReactNode;
}) {
  const inside = (
    <>
      <span className="l">
        {label}
        {(to || onClick) && <Icon name="arrow-up-right" />}
      </span>
      {figure === null ? (
        <span className="v">
          <span className="sr">Loading...</span>
          <span className="sk w60" aria-hidden="true" />
        </span>
      ) : (
        <span
          className={tone ? `v ${tone}` : 'v'}
          title={exact}
          style={{ '--letters': figure.length } as CSSProperties}
        >
          {figure}
        </span>
      )}
      {children && <span className="s">{children}</span>}
    </>
  );
  if (to) {
    return (
      <Link className="stat" to={to}>
        {inside}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" className="stat" onClick={onClick}>
        {inside}
      </button>
    );
  }
  return <div className="stat">{inside}</div>;
}
