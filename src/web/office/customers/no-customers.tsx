import { Link, useLocation } from 'react-router';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { BulkUpload } from './bulk-upload.tsx';

/** How somebody gets into an empty list. */
export function NoCustomersActions() {
  const { search } = useLocation();
  if (!useMay('customers.edit')) return null;
  return (
    <span className="row wrap">
      <Link className="btn pri" to={{ pathname: '/admin/customers/new', search }} preventScrollReset>
        <Icon name="plus" />
        Add Customer
      </Link>
      <BulkUpload />
    </span>
  );
}
