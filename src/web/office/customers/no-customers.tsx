import { Link, useLocation } from 'react-router';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { BulkUpload } from './bulk-upload.tsx';

/** What an empty list says, to those who can fill it and to those who only read. */
export function useNoCustomersHint(): string {
  return useMay('customers.edit')
    ? 'Move a lead here, or add someone new.'
    : 'Leads appear here as sales staff add or move them.';
}

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
