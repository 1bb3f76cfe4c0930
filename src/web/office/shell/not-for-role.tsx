import { Link } from 'react-router';
import { ROLE_NAMES } from '#app/domain/permissions.ts';
import { useUser } from '#app/web/office/data/use-may.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { Empty } from '#app/web/ui/parts/empty.tsx';
import { mayOpen, type NavItem, navOf } from './nav-items.ts';

/** In the place of a screen that the role may not open; the server refuses its data as well. */
export function NotForRole({ section }: { section: NavItem }) {
  const { role } = useUser();
  // Of a form, back to its list where that may be seen.
  const home = mayOpen(role, section.to) ? section : navOf(role)[0]?.items[0];
  return (
    <>
      <PageHead title={section.label} />
      <div className="box">
        <Empty
          icon="shield"
          title="This is not for your role"
          hint={`You are signed in as ${ROLE_NAMES[role]}. Ask an owner of this office if you need it.`}
        >
          {home && (
            <Link className="btn" to={home.to}>
              Go to {home.label}
            </Link>
          )}
        </Empty>
      </div>
    </>
  );
}
