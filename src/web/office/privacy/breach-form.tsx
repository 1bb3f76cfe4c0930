import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BreachInput, type BreachView } from '#app/contract/privacy-breaches.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { NumberField } from '#app/web/ui/form/number-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { BREACHES_PATH } from './breaches-page.tsx';

interface BreachValues {
  found_on: PlainDate | '';
  what: string;
  data: string;
  people: number | null;
  measures: string;
  board_told_on: PlainDate | '';
  people_told_on: PlainDate | '';
}

const Schema = BreachInput.omit({ request_key: true });

function valuesOf(stored: BreachView | null): BreachValues {
  return {
    found_on: stored?.found_on ?? agencyDate(),
    what: stored?.what ?? '',
    data: stored?.data ?? '',
    people: stored?.people ?? null,
    measures: stored?.measures ?? '',
    board_told_on: stored?.board_told_on ?? '',
    people_told_on: stored?.people_told_on ?? '',
  };
}

/** Records a breach, or what came to light about one since. */
export function BreachForm({ stored, onClose }: { stored: BreachView | null; onClose: () => void }) {
  const client = useQueryClient();
  const [key] = useState(newFormKey);
  const [initial] = useState(() => valuesOf(stored));
  const form = useOfficeForm<BreachValues, unknown>({
    schema: Schema,
    initial,
    keep: `breach:${stored?.id ?? 'new'}`,
    async save() {
      if (stored) {
        const body = { ...form.values, version: stored.version };
        await callOffice(`${BREACHES_PATH}/${encodeURIComponent(stored.id)}`, { method: 'PUT', body });
      } else await callOffice(BREACHES_PATH, { method: 'POST', body: { ...form.values, request_key: key } });
      showSuccess({ title: stored ? 'Breach updated' : 'Breach recorded', detail: form.values.data });
      await client.invalidateQueries({ queryKey: serverListKey(BREACHES_PATH) });
      onClose();
    },
  });
  const today = agencyDate();
  return (
    <Modal
      title={stored ? 'Edit breach' : 'Record a breach'}
      hint="Entries stay in the register; what comes to light later is added"
      dirty={form.dirty}
      onClose={() => {
        form.discardKept();
        onClose();
      }}
      onSubmit={() => void form.submit()}
      footer={<ModalFooter save={stored ? 'Update' : 'Record'} busy={form.busy} />}
    >
      <KeptNote form={form} />
      <div className="form">
        <DateField label="Found on" required max={today} {...form.field('found_on')} />
        <NumberField label="People concerned" hint="Empty while not known" {...form.field('people')} />
        <TextField
          label="Which data"
          required
          maxLength={300}
          className="wf"
          placeholder="Names and phone numbers of travelers"
          {...form.field('data')}
        />
        <TextField
          label="What happened"
          required
          rows={3}
          maxLength={4000}
          className="wf"
          {...form.field('what')}
        />
        <TextField label="Measures" rows={3} maxLength={4000} className="wf" {...form.field('measures')} />
        <DateField
          label="Board told on"
          hint="The Data Protection Board: at once, in detail within 72 hours"
          max={today}
          {...form.field('board_told_on')}
        />
        <DateField
          label="People told on"
          hint="Whose data it is: without delay"
          max={today}
          {...form.field('people_told_on')}
        />
      </div>
      <SaveProblem title="Failed to save breach:" detail={form.failure} />
    </Modal>
  );
}
