import { useLocation, useNavigate } from 'react-router';
import { useMay } from '#app/web/office/data/use-may.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { CustomerForm } from './customer-form.tsx';

/** /admin/customers/new, over the list. */
export default function NewCustomer() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const may = useMay('customers.edit');
  if (!useInBrowser() || !may) return null;
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
