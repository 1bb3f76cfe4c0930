import { useLocation, useNavigate } from 'react-router';

/** Back from a form over the directory to the list as it was. */
export function useCloseSupplier(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname: '/admin/suppliers', search }, { preventScrollReset: true });
}
