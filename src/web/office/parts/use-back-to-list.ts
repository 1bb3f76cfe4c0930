import { useLocation, useNavigate } from 'react-router';

/** Back from a form over the list at `pathname` to the list as it was. */
export function useBackToList(pathname: string): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname, search }, { preventScrollReset: true });
}
