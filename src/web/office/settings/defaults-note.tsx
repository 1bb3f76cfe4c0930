import { Link } from 'react-router';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { demoDefaults } from './demo-defaults.ts';
import { settingPage } from './setting-pages.ts';
import { useOfficeSettings } from './use-office-settings.ts';

/** Removing takes out entries only: which texts and figures of the first start visitors still read, and where to change them. */
export function DefaultsNote() {
  const settings = useOfficeSettings();
  const left = settings.data ? demoDefaults(settings.data.data) : [];
  if (left.length === 0) return null;
  return (
    <div className="note warn">
      <Icon name="circle-alert" />
      <div>
        <p>These are still the demo’s, and removing demo content does not change them:</p>
        <ul>
          {left.map(({ page, texts }) => (
            <li key={page}>
              <Link className="lk" to={`/admin/settings/${page}`}>
                {settingPage(page)?.label}
              </Link>
              : {texts.join('; ')}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
