import { useState } from 'react';
import { MAX_ATTACHMENT } from '#app/contract/attachments.ts';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { RECEIPT_ENDINGS } from '#app/contract/expenses.ts';
import { BookingField } from '#app/web/office/parts/booking-field.tsx';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { AttachmentField, SAME_ATTACHMENT } from '#app/web/ui/form/attachment-field.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import {
  ExpenseFormSchema,
  type ExpenseValues,
  expenseBody,
  expenseValues,
  newExpense,
} from './expense-form-values.ts';
import { EXPENSES, expensePath, useReloadExpenses } from './expenses-api.ts';
import { CategoryField, SpentFields } from './spent-fields.tsx';

/** Adds or edits an expense. Texts: back-office §2, §5, §8. */
export function ExpenseForm({ stored, onClose }: { stored: ExpenseView | null; onClose: () => void }) {
  const reload = useReloadExpenses();
  const [key] = useState(newFormKey);
  const [initial] = useState(() => (stored ? expenseValues(stored) : newExpense()));
  const [bill, setBill] = useState(SAME_ATTACHMENT);
  const form = useOfficeForm<ExpenseValues, unknown>({
    schema: ExpenseFormSchema,
    initial,
    keep: `expense:${stored?.id ?? 'new'}`,
    shared: stored !== null,
    async save() {
      const more = stored ? { version: stored.version, remove_file: bill.removed } : { request_key: key };
      const body = expenseBody(form.values, more, bill.file);
      if (stored) await callOffice(expensePath(stored.id), { method: 'PUT', body });
      else await callOffice(EXPENSES, { method: 'POST', body });
      showSuccess({
        title: stored ? 'Expense updated successfully!' : 'Expense created successfully!',
        detail: form.values.description,
      });
      await reload();
      onClose();
    },
  });
  /** Cancel and the close icon leave nothing of what was typed. Source: back-office §2. */
  function cancel(): void {
    form.discardKept();
    onClose();
  }
  return (
    <Modal
      title={stored ? 'Edit Expense' : 'Add Expense'}
      dirty={form.dirty || bill.file !== null || bill.removed}
      onClose={cancel}
      onSubmit={() => void form.submit()}
      footer={<ModalFooter save={stored ? 'Update' : 'Create'} busy={form.busy} />}
    >
      <KeptNote form={form} />
      <div className="form">
        <DateField label="Expense date" required {...form.field('expense_date')} />
        <CategoryField form={form} />
        <SpentFields form={form} />
        <TextField
          label="Invoice reference"
          className="code"
          maxLength={120}
          spellCheck={false}
          placeholder="VWT/26/0931"
          {...form.field('invoice_reference')}
        />
        {form.values.currency === 'USD' && (
          <TextField
            label="Exchange rate"
            inputMode="decimal"
            prefix="₹"
            placeholder="83.25"
            hint="Rupees for $1; profit and loss counts with it"
            {...form.field('exchange_rate')}
          />
        )}
        <BookingField
          label="Booking"
          name="booking_id"
          hint="Its cost counts for this booking"
          error={form.errors.booking_id}
          value={form.values.booking_reference}
          onChange={(booking) => form.put({ booking_id: booking.id, booking_reference: booking.reference })}
        />
      </div>
      <AttachmentField
        stored={stored?.file_name ? { name: stored.file_name, size: stored.file_size ?? 0 } : null}
        change={bill}
        accept={RECEIPT_ENDINGS.join(',')}
        maxSize={MAX_ATTACHMENT}
        hint=".pdf, .xlsx, .xls or a picture, at most 20 MB"
        error={form.errors.file}
        onChange={(chosen) => {
          setBill(chosen);
          form.check('file');
        }}
      />
      <SaveProblem title="Failed to save expense:" detail={form.failure} />
    </Modal>
  );
}
