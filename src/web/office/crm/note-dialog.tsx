import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { OfficeError } from '#app/web/office/data/call-office.ts';
import { Dialog } from '#app/web/office/parts/dialog.tsx';
import { Icon } from '#app/web/office/parts/icon.tsx';
import { useAddNote } from './use-bookings.ts';

const MAX_NOTE = 4000;

/** Asks for an internal note on a booking. What was typed stays when saving fails. */
export function NoteDialog({ booking, onClose }: { booking: CrmBooking; onClose: () => void }) {
  const { mutate, isPending, error } = useAddNote(booking, onClose);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    if (note !== '' && !isPending) mutate(note);
  }

  function sendOnCtrlEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  }

  return (
    <Dialog title="Add Note" hint={`${booking.name} · ${booking.reference}`} onClose={onClose}>
      <form ref={form} onSubmit={submit}>
        <div className="body">
          <div className={error ? 'f bad' : 'f'}>
            <label htmlFor="note">
              Internal note{' '}
              <span className="req" aria-hidden="true">
                *
              </span>
            </label>
            <div className="inp">
              <textarea
                id="note"
                name="note"
                rows={5}
                maxLength={MAX_NOTE}
                required
                placeholder="Only staff see this"
                onKeyDown={sendOnCtrlEnter}
              />
            </div>
            {error && (
              <span className="e" role="alert">
                <Icon name="circle-alert" small />
                Failed to add note{error instanceof OfficeError && error.detail ? `: ${error.detail}` : ''}
              </span>
            )}
          </div>
        </div>
        <footer>
          <span className="push">
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" className={isPending ? 'btn pri busy' : 'btn pri'} disabled={isPending}>
              {isPending ? 'Saving...' : 'Add Note'}
            </button>
          </span>
        </footer>
      </form>
    </Dialog>
  );
}
