import { useLocation, useNavigate } from 'react-router';

/** Back from a form over the dashboard to the list as it was. */
export function useCloseForm(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname: '/admin/dashboard', search }, { preventScrollReset: true });
}
