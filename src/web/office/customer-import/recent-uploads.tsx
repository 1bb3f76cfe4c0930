import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerImport } from '#app/contract/customer-imports.ts';
import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { IMPORTS } from './import-calls.ts';
import { useUndoUpload } from './use-undo-upload.ts';

const SHOWN = 3;

/** The last uploads: what came of each, and the way back. Nothing when there was none. */
export function RecentUploads({ onUndone }: { onUndone: () => void }) {
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: [IMPORTS],
    queryFn: async () => (await callOffice<CustomerImport[]>(IMPORTS)).data,
    refetchOnMount: 'always',
  });
  const { undo, busy } = useUndoUpload(() => {
    void queries.invalidateQueries({ queryKey: [IMPORTS] });
    onUndone();
  });
  const shown = data.slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className="recent" aria-label="Recent uploads">
      <h3>Recent uploads</h3>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <b className="trunc">{one.file_name}</b>
              <small className="mute">
                {formatDate(dateInZone(new Date(one.created_at)))} · {outcome(one)}
                {one.author && ` · ${one.author}`}
              </small>
            </span>
            {(one.status === 'done' || one.status === 'undoing') && one.created > 0 && (
              <button
                type="button"
                className="btn sm"
                aria-disabled={busy || undefined}
                onClick={() => void undo(one)}
              >
                Undo<span className="sr"> upload of {one.file_name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcome({ status, created, undone, kept, rows_done, row_count }: CustomerImport): string {
  switch (status) {
    case 'running':
      return `Creating customers, ${rows_done.toLocaleString('en-IN')} of ${row_count.toLocaleString('en-IN')} rows`;
    case 'undone':
      return `Undone: ${undone.toLocaleString('en-IN')} removed${kept > 0 ? `, ${kept.toLocaleString('en-IN')} kept` : ''}`;
    default:
      return `Created ${created.toLocaleString('en-IN')}`;
  }
}
