import { useState } from 'react';
import { failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { SortableList } from '#app/web/ui/parts/sortable-list.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import type { ListState } from './use-list-state.ts';

export interface ExportAs {
  /** The list's route below /api; it answers CSV to `?format=csv` (api/answer-csv.ts). */
  path: string;
  /** The file's name, without its ending. */
  name: string;
  columns: readonly { key: string; title: string }[];
  /** What the API is asked, where its names differ from those of the address; else `state.match`. */
  match?: string;
}

/** Asks which columns in which order, and for the ticked rows or all that match; then saves the file. */
export function ExportDialog({
  exportAs: { path, name, columns, match },
  state,
  onClose,
}: {
  exportAs: ExportAs;
  state: Pick<ListState, 'selected' | 'match' | 'active'>;
  onClose: () => void;
}) {
  const [order, setOrder] = useState(() => columns.map((column) => ({ ...column, on: true })));
  const [which, setWhich] = useState<'selected' | 'all'>(state.selected.length > 0 ? 'selected' : 'all');
  const [busy, setBusy] = useState(false);
  const chosen = order.filter((column) => column.on);

  async function save(): Promise<void> {
    if (busy || chosen.length === 0) return;
    setBusy(true);
    const query = new URLSearchParams(match ?? state.match);
    query.set('format', 'csv');
    query.set('columns', chosen.map((column) => column.key).join(','));
    if (which === 'selected') query.set('ids', state.selected.join(','));
    try {
      const response = await fetchOffice(`${path}?${query}`, 'text/csv');
      saveBlob(`${name}.csv`, await response.blob());
      showSuccess({ title: 'CSV exported', detail: `${name}.csv` });
      onClose();
    } catch (error) {
      setBusy(false);
      showFailure({
        title: 'Failed to export CSV',
        detail: failureText(error, 'Please check your connection and try again.'),
        retry: save,
      });
    }
  }

  return (
    <Modal
      title="Export CSV"
      size={440}
      onSubmit={() => void save()}
      onClose={onClose}
      footer={
        <ModalFooter
          save="Export CSV"
          busy={busy}
          busyText="Exporting..."
          disabled={chosen.length === 0}
          note={`${chosen.length} ${chosen.length === 1 ? 'column' : 'columns'}`}
        />
      }
    >
      {state.selected.length > 0 && (
        <ChoiceField
          label="Rows"
          value={which}
          options={[
            { value: 'selected', label: `${state.selected.length} selected` },
            { value: 'all', label: state.active ? 'All matching' : 'All' },
          ]}
          onChange={setWhich}
        />
      )}
      <SortableList
        label="Columns"
        className="sort cols"
        items={order}
        keyOf={(column) => column.key}
        nameOf={(column) => column.title}
        onOrder={setOrder}
      >
        {(column) => (
          <label className="tick grow">
            <input
              type="checkbox"
              checked={column.on}
              onChange={(event) =>
                setOrder((now) =>
                  now.map((one) => (one.key === column.key ? { ...one, on: event.target.checked } : one)),
                )
              }
            />
            <span>{column.title}</span>
          </label>
        )}
      </SortableList>
    </Modal>
  );
}
