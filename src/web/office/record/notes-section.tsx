import { useState } from 'react';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { NoteDialog } from '#app/web/office/crm/note-dialog.tsx';
import { useMay } from '#app/web/office/data/use-may.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { KeyHint } from '#app/web/ui/parts/key-hint.tsx';
import type { RecordList } from './record-key.ts';
import { RecordSection } from './record-section.tsx';

/** Every note on a record with who wrote it, and a way to add one (N). */
export function NotesSection({
  list,
  id,
  about,
  notes,
}: {
  list: RecordList;
  id: string;
  /** Whose record it is, for the dialog. */
  about: string;
  notes: CrmBooking['notes'];
}) {
  const [adding, setAdding] = useState(false);
  const mayEdit = useMay('crm.edit');
  useKeys({ n: () => setAdding(true) }, { when: mayEdit, group: 'Record', names: { n: 'Note' } });
  return (
    <RecordSection
      title="Notes"
      action={
        mayEdit && (
          <button type="button" className="btn sm ghost" onClick={() => setAdding(true)}>
            <Icon name="notebook-pen" />
            Add Note
            <KeyHint keys="N" />
          </button>
        )
      }
    >
      {notes.length === 0 ? (
        <p className="mute">No notes yet. Only staff see them.</p>
      ) : (
        <ul className="rec-notes">
          {notes.map(({ note, author, createdAt }) => (
            <li key={`${createdAt} ${note}`}>
              <p>{note}</p>
              <small title={exactly(createdAt)}>
                {author} · <time dateTime={createdAt}>{ago(createdAt)}</time>
              </small>
            </li>
          ))}
        </ul>
      )}
      {adding && <NoteDialog list={list} id={id} about={about} onClose={() => setAdding(false)} />}
    </RecordSection>
  );
}
