import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminItineraryView, ItineraryFields, ItineraryItemView } from '#app/contract/itineraries.ts';
import { ConflictDialog } from '#app/web/office/packages/conflict-dialog.tsx';
import { openPreview } from '#app/web/office/packages/open-preview.ts';
import { useLeaveGuard } from '#app/web/office/packages/use-leave-guard.ts';
import { ago } from '#app/web/office/parts/ago.ts';
import { callOffice, failureText, OfficeError } from '#app/web/ui/data/call-office.ts';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { AiDraft } from './ai-draft.tsx';
import { DayForm } from './day-form.tsx';
import { DayList } from './day-list.tsx';
import { itineraryDifferences } from './itinerary-differences.ts';
import {
  ItineraryForm,
  type ItineraryValues,
  itineraryValues,
  NO_ITINERARY,
} from './itinerary-form-values.ts';
import { ItineraryHead } from './itinerary-head.tsx';
import { ItinerarySide } from './itinerary-side.tsx';
import { useDays } from './use-days.ts';
import { itineraryKey } from './use-itinerary.ts';

/** An itinerary to write; `stored` is null for the first one. */
export function ItineraryEditor({
  item,
  stored,
}: {
  item: ItineraryItemView;
  stored: AdminItineraryView | null;
}) {
  const client = useQueryClient();
  const path = `/admin/itineraries/${encodeURIComponent(item.id)}`;
  /** Of what the form began from; 0 when there was none. */
  const version = useRef(stored?.version ?? 0);
  const [saved, setSaved] = useState(stored);
  const [theirs, setTheirs] = useState<AdminItineraryView | null>(null);
  const [drafting, setDrafting] = useState(false);
  const form = useOfficeForm<ItineraryValues, ItineraryFields>({
    schema: ItineraryForm,
    initial: stored ? itineraryValues(stored) : NO_ITINERARY,
    keep: `itinerary:${item.id}`,
    shared: true,
    save,
  });
  useLeaveGuard(form.dirty);
  const days = useDays(form);
  const submit = () => void form.submit().then((done) => !done && days.showFirstWrong());
  useKeys({ 'ctrl+s': submit }, { names: { 'ctrl+s': 'Save itinerary' } });

  async function save(input: ItineraryFields): Promise<void> {
    try {
      const body = { ...input, version: version.current };
      const { data } = await callOffice<AdminItineraryView>(path, { method: 'PUT', body });
      version.current = data.version;
      setSaved(data);
      client.setQueryData(itineraryKey(item.id), data);
      showSuccess({ title: 'Itinerary saved', detail: 'The website shows it now.' });
    } catch (error) {
      if (error instanceof OfficeError && error.code === 'changed_meanwhile') {
        setTheirs((await callOffice<AdminItineraryView>(path)).data);
      } else {
        showFailure({
          title: 'Failed to save itinerary',
          detail: failureText(error, 'Please check your connection and try again.'),
        });
      }
      throw error;
    }
  }

  const { chosen, at } = days;
  return (
    <>
      <ItineraryHead item={item} idealFor={form.values.ideal_for} mode="edit" mayEdit>
        <button type="button" className="btn" onClick={() => setDrafting(true)}>
          <Icon name="sparkles" />
          Draft with AI
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => openPreview({ id: item.id, itinerary: form.values })}
        >
          <Icon name="eye" />
          Preview
        </button>
        <button
          type="button"
          className={form.busy ? 'btn pri busy' : 'btn pri'}
          aria-disabled={form.busy || undefined}
          onClick={submit}
        >
          {form.busy ? 'Saving...' : 'Save itinerary'} {!form.busy && <kbd>Ctrl S</kbd>}
        </button>
      </ItineraryHead>
      <KeptNote form={form} />
      <p className="mute saved-at" role="status">
        {form.dirty
          ? 'Not saved yet. What you type is kept on this device.'
          : saved
            ? `Saved ${ago(saved.updated_at)}`
            : 'No itinerary yet'}
      </p>
      <div className="itin-edit">
        <DayList
          days={form.values.days}
          current={chosen?.key}
          wrong={days.wrong}
          onChoose={days.choose}
          onOrder={(next) => form.set('days', next)}
          onAdd={days.add}
        />
        {chosen ? (
          <DayForm
            key={chosen.key}
            day={chosen}
            at={at}
            count={form.values.days.length}
            errors={days.errorsOf(at)}
            onChange={days.change}
            onCheck={() => form.check('days')}
            onMove={days.move}
            onCopy={days.copy}
            onRemove={days.remove}
          />
        ) : (
          <section className="box" aria-label="Day">
            <EmptyState
              icon="calendar"
              title="No days yet"
              text="Add the first day, or let the helper draft them all."
              action={
                <button type="button" className="btn pri sm" onClick={days.add}>
                  Add day
                </button>
              }
            />
          </section>
        )}
        <ItinerarySide form={form} item={item} />
      </div>
      {drafting && <AiDraft item={item} form={form} onClose={() => setDrafting(false)} />}
      {theirs && (
        <ConflictDialog
          what="itinerary"
          differences={itineraryDifferences(itineraryValues(theirs), form.values)}
          busy={form.busy}
          onClose={() => setTheirs(null)}
          onTheirs={() => {
            form.reset(itineraryValues(theirs));
            version.current = theirs.version;
            setSaved(theirs);
            setTheirs(null);
          }}
          onMine={() => {
            version.current = theirs.version;
            setTheirs(null);
            submit();
          }}
        />
      )}
    </>
  );
}
