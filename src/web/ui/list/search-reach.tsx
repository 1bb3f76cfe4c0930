import { QuietNote } from '#app/web/ui/parts/quiet-note.tsx';
import type { ServerList } from './use-server-list.ts';

/** Says of a search that it looked through the newest records only; of any other nothing. */
export function SearchReach({ list }: { list: Pick<ServerList<unknown>, 'newest'> }) {
  if (list.newest === 0) return null;
  return (
    <div role="status">
      <QuietNote>
        Two letters look through the newest {list.newest.toLocaleString('en-IN')} records only; type a third
        for all.
      </QuietNote>
    </div>
  );
}
