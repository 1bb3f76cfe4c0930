import { data, Link } from 'react-router';
import { Empty } from '#app/web/ui/parts/empty.tsx';
import { PageHead } from './parts/page-head.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <>
      <PageHead title="Page not found" />
      <div className="box">
        <Empty icon="search-x" title="There is no such page" hint="The address may have a mistake in it.">
          <Link className="btn" to="/admin/dashboard">
            Go to the dashboard
          </Link>
        </Empty>
      </div>
    </>
  );
}
