import { useLocation, useNavigate } from 'react-router';
import type { ContentKind } from './content-kinds.ts';

/** Back from a form over the dashboard to its list as it was. */
export function useCloseContent(kind: ContentKind): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    const next = new URLSearchParams(search);
    if (next.get('tab') !== kind) {
      for (const name of [...next.keys()]) next.delete(name);
      next.set('tab', kind);
    }
    void navigate({ pathname: '/admin/dashboard', search: `?${next}` }, { preventScrollReset: true });
  };
}
