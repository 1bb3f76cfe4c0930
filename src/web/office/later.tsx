import { Link, useLocation } from 'react-router';
import { Empty } from '#app/web/ui/parts/empty.tsx';
import { PageHead } from './parts/page-head.tsx';
import { navItemOf } from './shell/nav-items.ts';

/** The place of a section whose screens arrive in a later release. */
export default function Later() {
  const item = navItemOf(useLocation().pathname);
  const title = item?.label ?? 'Back office';
  return (
    <>
      <PageHead title={title} />
      <div className="box">
        <Empty
          icon={item?.icon ?? 'clock'}
          title="This section arrives in a later release"
          hint="Inquiries, bookings and payments are ready now."
        >
          <Link className="btn" to="/admin/crm?tab=bookings">
            Go to bookings
          </Link>
        </Empty>
      </div>
    </>
  );
}
