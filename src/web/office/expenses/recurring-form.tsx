import { useState } from 'react';
import type { RecurringExpenseView } from '#app/contract/expenses.ts';
import { EXPENSE_RHYTHM_NAMES, EXPENSE_RHYTHMS } from '#app/domain/purchases.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { plainNumber } from '#app/web/ui/form/amount-text.ts';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { type OfficeForm, useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { RECURRING, recurringPath, useReloadExpenses } from './expenses-api.ts';
import {
  dueText,
  newRecurring,
  RecurringFormSchema,
  type RecurringValues,
  recurringValues,
} from './recurring-form-values.ts';
import { CategoryField, SpentFields } from './spent-fields.tsx';

const DAYS = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: at === 30 ? '31 (last day)' : String(at + 1),
}));

/** Defines or edits an expense that comes by itself. */
export function RecurringForm({
  stored,
  onClose,
}: {
  stored: RecurringExpenseView | null;
  onClose: () => void;
}) {
  const reload = useReloadExpenses();
  const [key] = useState(newFormKey);
  const [initial] = useState(() => (stored ? recurringValues(stored) : newRecurring()));
  const form = useOfficeForm<RecurringValues, unknown>({
    schema: RecurringFormSchema,
    initial,
    keep: `recurring:${stored?.id ?? 'new'}`,
    shared: stored !== null,
    async save() {
      const fields = { ...form.values, amount: plainNumber(form.values.amount) };
      if (stored) {
        const body = { ...fields, version: stored.version };
        await callOffice(recurringPath(stored.id), { method: 'PUT', body });
      } else await callOffice(RECURRING, { method: 'POST', body: { ...fields, request_key: key } });
      showSuccess({
        title: stored ? 'Recurring expense updated successfully!' : 'Recurring expense created successfully!',
        detail: form.values.description,
      });
      await reload();
      onClose();
    },
  });
  function cancel(): void {
    form.discardKept();
    onClose();
  }
  return (
    <Modal
      title={stored ? 'Edit Recurring Expense' : 'Add Recurring Expense'}
      {...(stored ? { hint: 'Expenses that it made already stay as they are' } : {})}
      dirty={form.dirty}
      onClose={cancel}
      onSubmit={() => void form.submit()}
      footer={<ModalFooter save={stored ? 'Update' : 'Create'} busy={form.busy} />}
    >
      <KeptNote form={form} />
      <div className="form">
        <CategoryField form={form} />
        <Rhythm form={form} />
        <SpentFields form={form} />
      </div>
      <Due form={form} stored={stored} />
      <SaveProblem title="Failed to save recurring expense:" detail={form.failure} />
    </Modal>
  );
}

function Rhythm({ form }: { form: OfficeForm<RecurringValues> }) {
  return (
    <>
      <div className="pair">
        <SelectField
          label="Every"
          optional={false}
          options={optionsOf(EXPENSE_RHYTHMS, EXPENSE_RHYTHM_NAMES)}
          {...form.field('every')}
        />
        <SelectField
          label="Day of the month"
          optional={false}
          options={DAYS}
          {...form.field('day_of_month')}
        />
      </div>
      <DateField label="First date" required {...form.field('first_date')} />
      <DateField label="Last date" {...form.field('last_date')} />
    </>
  );
}

function Due({ form, stored }: { form: OfficeForm<RecurringValues>; stored: RecurringExpenseView | null }) {
  const text = dueText(form.values, stored);
  if (text === null) return null;
  return (
    <p className="note quiet" role="status">
      <Icon name="calendar" />
      <span>{text}</span>
    </p>
  );
}
