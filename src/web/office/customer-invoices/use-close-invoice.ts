import { useLocation, useNavigate } from 'react-router';

/** Back from a form over the invoices to the list as it was. */
export function useCloseInvoice(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname: '/admin/customer-invoices', search }, { preventScrollReset: true });
}
