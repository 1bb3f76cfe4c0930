import { useState } from 'react';
import { PaymentFields, type RecordedPayment } from '#app/contract/recorded-payments.ts';
import { type Currency, toDecimal } from '#app/domain/money.ts';
import type { PaymentMode } from '#app/domain/payment-mode.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { invoiceAmount } from '#app/web/office/customer-invoices/invoice-money.ts';
import { EntriesList } from '#app/web/office/payments/entries-list.tsx';
import { HowPaidFields } from '#app/web/office/payments/how-paid-fields.tsx';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { usePressKey } from '#app/web/ui/form/use-press-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';

interface Values {
  kind: 'payment' | 'refund';
  amount: number | null;
  mode: PaymentMode;
  date: string;
  reference: string;
  note: string;
}

/** Whose money it is: of an invoice or of a booking. Amounts as the API has them. */
export interface PaidRecord {
  owner: { customer_invoice_id: string } | { booking_id: string };
  name: string;
  /** Its number or reference. */
  number: string;
  currency: Currency;
  balance: number;
  /** What was paid and not given back. */
  held: number;
}

/** Records money that came in or went back outside of the website. `kind`: what is chosen at first. */
export function PaymentDialog({
  record,
  kind = record.balance > 0 || record.held <= 0 ? 'payment' : 'refund',
  onRecorded,
  onClose,
}: {
  record: PaidRecord;
  kind?: Values['kind'];
  onRecorded: () => unknown;
  onClose: () => void;
}) {
  const { name, number, currency, balance } = record;
  const ask = useConfirm();
  const keyOf = usePressKey();
  const [initial] = useState<Values>(() => ({
    kind,
    amount: kind === 'payment' && balance > 0 ? balance : null,
    mode: 'bank',
    date: agencyDate(),
    reference: '',
    note: '',
  }));
  const form = useOfficeForm<Values, ReturnType<typeof PaymentFields.parse>>({
    schema: PaymentFields,
    initial,
    save: (input) => send({ ...input, amount: toDecimal(input.amount) }),
  });

  async function send(body: object): Promise<void> {
    try {
      const all = { ...body, ...record.owner, request_key: keyOf(body) };
      const { data } = await callOffice<RecordedPayment>('/accounts/payments', { method: 'POST', body: all });
      showSuccess({
        title: data.kind === 'payment' ? 'Payment recorded' : 'Refund recorded',
        detail: `${invoiceAmount(data.amount, data.currency)} · ${number}`,
      });
      onClose();
      await onRecorded();
    } catch (error) {
      if (!(error instanceof OfficeError) || error.code !== 'duplicate') throw error;
      const yes = await ask({
        title: 'Record it again?',
        stays: error.detail ?? '',
        verb: 'Record again',
        tone: 'pri',
      });
      if (!yes) throw error;
      await send({ ...body, confirm_duplicate: true });
    }
  }

  return (
    <Modal
      title={kind === 'refund' ? 'Record refund' : 'Record payment'}
      hint={`${name} · ${number} · ${invoiceAmount(balance, currency)} due`}
      size={440}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Record" busy={form.busy} />}
    >
      <div className="stack s12">
        <ChoiceField
          label="Kind"
          options={[
            { value: 'payment', label: 'Payment' },
            { value: 'refund', label: 'Refund' },
          ]}
          {...form.field('kind')}
        />
        <MoneyField label="Amount" required currency={currency} {...form.field('amount')} />
        <HowPaidFields
          mode={form.field('mode')}
          date={form.field('date')}
          reference={form.field('reference')}
        />
        <TextField label="Note" rows={2} maxLength={1000} {...form.field('note')} />
      </div>
      <EntriesList owner={record.owner} />
      <FormFailure form={form} />
    </Modal>
  );
}
