import { useLocation, useNavigate } from 'react-router';

/** Back from a form over a list to the list as it was. */
export function useCloseExpense(pathname = '/admin/expenses'): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname, search }, { preventScrollReset: true });
}
