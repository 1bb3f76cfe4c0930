import { useLocation, useNavigate } from 'react-router';
import { type DrawerList, listHome } from './record-key.ts';

/** Given to a link that opens a drawer over the page it stands on: closing goes back there. */
export const OVER_PAGE = { over: true };

/** Closes a drawer: back to the page that it was opened over, else to the list that the record is in. */
export function useCloseRecord(list: DrawerList): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return () => {
    if (isOver(state)) return void navigate(-1);
    const view = new URLSearchParams(search);
    const { page, tab } = listHome(list);
    if (tab && !view.has('tab')) view.set('tab', tab);
    void navigate({ pathname: page, search: view.toString() }, { preventScrollReset: true });
  };
}

function isOver(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state;
}
