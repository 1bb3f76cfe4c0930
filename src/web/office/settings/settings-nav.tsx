import { Link, useNavigate } from 'react-router';
import type { ProvidersView } from '#app/contract/providers.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { STATE_NAMES } from './provider-forms.tsx';
import { SETTING_GROUPS } from './setting-pages.ts';

/** The list of settings at the left; on a phone one field to choose from. */
export function SettingsNav({
  current,
  providers,
}: {
  current: string;
  providers: ProvidersView | undefined;
}) {
  const navigate = useNavigate();
  const stateOf = (name: string | undefined) =>
    providers?.providers.find((provider) => provider.name === name)?.state;
  return (
    <>
      <nav className="set-nav" aria-label="Settings">
        {SETTING_GROUPS.map((group) => (
          <div key={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.pages.map((page) => {
                const state = stateOf(page.provider);
                return (
                  <li key={page.key}>
                    <Link
                      to={`/admin/settings/${page.key}`}
                      aria-current={page.key === current ? 'page' : undefined}
                    >
                      <span>{page.label}</span>
                      {state && <Badge tone={STATE_NAMES[state].tone}>{STATE_NAMES[state].label}</Badge>}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
      <div className="set-pick f">
        <label htmlFor="set-pick">Settings of</label>
        <div className="inp">
          <select
            id="set-pick"
            value={current}
            onChange={(event) => void navigate(`/admin/settings/${event.target.value}`)}
          >
            {SETTING_GROUPS.map((group) => (
              <optgroup key={group.title} label={group.title}>
                {group.pages.map((page) => (
                  <option key={page.key} value={page.key}>
                    {page.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      </div>
    </>
  );
}
