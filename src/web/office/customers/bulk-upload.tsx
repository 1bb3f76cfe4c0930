import { Link, useLocation } from 'react-router';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** Opens Bulk Upload over the list. */
export function BulkUpload() {
  const { search } = useLocation();
  return (
    <Link className="btn" to={{ pathname: '/admin/customers/upload', search }} preventScrollReset>
      <Icon name="upload" />
      Bulk Upload
    </Link>
  );
}
