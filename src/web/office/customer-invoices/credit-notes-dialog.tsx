import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CreditNoteInput,
  type CreditNoteView,
  type CustomerInvoiceView,
} from '#app/contract/customer-invoices.ts';
import { toDecimal } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { callOffice, failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { usePressKey } from '#app/web/ui/form/use-press-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { invoiceAmount } from './invoice-money.ts';
import { INVOICES, useReloadInvoices } from './use-invoice-actions.ts';

/** The credit notes of a final invoice, and a new one while something is left to credit. */
export function CreditNotesDialog({
  invoice,
  onClose,
}: {
  invoice: CustomerInvoiceView;
  onClose: () => void;
}) {
  const reload = useReloadInvoices();
  const path = `${INVOICES}/${invoice.id}/credit-notes`;
  const left = (Math.round(invoice.total_amount * 100) - Math.round(invoice.credited_amount * 100)) / 100;
  const open = invoice.status === 'issued' && left > 0;
  const [initial] = useState<{ amount: number | null; reason: string }>({ amount: left, reason: '' });
  const { data } = useQuery({
    queryKey: ['credit-notes', invoice.id],
    queryFn: ({ signal }) => callOffice<CreditNoteView[]>(path, { signal }),
    gcTime: 0,
  });
  const keyOf = usePressKey();
  const form = useOfficeForm<typeof initial, CreditNoteInput>({
    schema: CreditNoteInput,
    initial,
    async save({ amount, reason }) {
      const credit = { reason, ...(amount === undefined ? {} : { amount: toDecimal(amount) }) };
      const body = { ...credit, request_key: keyOf(credit) };
      const { data: note } = await callOffice<CreditNoteView>(path, { method: 'POST', body });
      showSuccess({
        title: 'Credit note issued',
        detail: `${note.number} · ${invoiceAmount(note.total_amount, note.currency)}`,
      });
      onClose();
      await reload();
    },
  });

  async function download(note: CreditNoteView): Promise<void> {
    try {
      const answer = await fetchOffice(`${path}/${note.id}/download`, 'application/pdf');
      saveBlob(`credit_note_${note.id}.pdf`, await answer.blob());
    } catch (error) {
      showFailure({ title: 'Failed to download PDF.', detail: failureText(error, 'Please try again.') });
    }
  }

  return (
    <Modal
      title="Credit notes"
      hint={`${invoice.customer_name} · ${invoice.invoice_number}`}
      size={440}
      dirty={form.dirty}
      {...(open ? { onSubmit: () => void form.submit() } : {})}
      onClose={onClose}
      {...(open
        ? { footer: <ModalFooter save="Issue credit note" busy={form.busy} busyText="Issuing..." /> }
        : {})}
    >
      {data && data.data.length > 0 && (
        <ul className="inv-notes">
          {data.data.map((note) => (
            <li key={note.id} className="row">
              <span className="grow">
                <span className="mono">{note.number}</span> · {formatDate(note.date)}
                <span className="d">{note.reason}</span>
              </span>
              <b>{invoiceAmount(note.total_amount, note.currency)}</b>
              <button type="button" className="btn sm" onClick={() => void download(note)}>
                <Icon name="download" />
                PDF<span className="sr"> of {note.number}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <div className="stack s12">
          <MoneyField
            label="Amount"
            required
            currency={invoice.currency}
            hint={`GST included; at most ${invoiceAmount(left, invoice.currency)}`}
            {...form.field('amount')}
          />
          <TextField label="Reason" required maxLength={500} {...form.field('reason')} />
        </div>
      ) : (
        <p>Nothing is left to credit on this invoice.</p>
      )}
      {form.failure && (
        <p className="note bad" role="alert">
          <Icon name="circle-alert" />
          <span>{form.failure}</span>
        </p>
      )}
    </Modal>
  );
}
