import { useLocation, useNavigate } from 'react-router';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { CustomerForm } from './customer-form.tsx';

/** /admin/customers/new, over the list. */
export default function NewCustomer() {
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!useInBrowser()) return null;
  return (
    <>
      <title>Add New Customer · Back office</title>
      <CustomerForm
        stored={null}
        onClose={() => void navigate({ pathname: '/admin/customers', search }, { preventScrollReset: true })}
      />
    </>
  );
}
