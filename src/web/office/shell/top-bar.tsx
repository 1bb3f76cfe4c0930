import { Link, useLocation } from 'react-router';
import { OFFICE_HOME } from '#app/web/office/next-page.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { navItemOf } from './nav-items.ts';
import { useLogout } from './use-logout.ts';

/** Where you are, the way back to the content dashboard, and out. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation();
  const here = navItemOf(pathname);
  const home = pathname.replace(/\/+$/, '').toLowerCase() === OFFICE_HOME;
  const beside = here?.beside;
  const { busy, logout } = useLogout();
  return (
    <header className="top">
      <button type="button" className="btn ghost ico only-m" aria-label="Menu" onClick={onMenu}>
        <Icon name="menu" />
      </button>
      {!home && (
        <Link className="back" to={here?.back?.to ?? OFFICE_HOME}>
          <Icon name="arrow-left" />
          {here?.back?.label ?? 'Back to CMS'}
        </Link>
      )}
      {here && (
        <span className="crumb">
          {!home && <i aria-hidden="true">/</i>}
          <b>{here.label}</b>
        </span>
      )}
      <div className="top-r">
        {beside && (
          <Link className="btn ghost sm" to={beside.to} aria-label={beside.label}>
            <Icon name={navItemOf(beside.to)?.icon ?? 'arrow-right'} />
            <span className="hide-m">{beside.label}</span>
          </Link>
        )}
        <a className="btn ghost sm" href="/" aria-label="View website">
          <Icon name="external-link" />
          <span className="hide-m">View website</span>
        </a>
        <button type="button" className="btn ghost sm" disabled={busy} onClick={logout}>
          <Icon name="log-out" />
          Logout
        </button>
      </div>
    </header>
  );
}
