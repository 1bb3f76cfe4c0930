import { useState } from 'react';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import {
  PAYMENT_MODE_NAMES,
  PAYMENT_MODES,
  PaymentFields,
  type PaymentMode,
  type RecordedPayment,
} from '#app/contract/recorded-payments.ts';
import { toDecimal } from '#app/domain/money.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { invoiceAmount } from './invoice-money.ts';
import { useReloadInvoices } from './use-invoice-actions.ts';

interface Values {
  kind: 'payment' | 'refund';
  amount: number | null;
  mode: PaymentMode;
  date: string;
  reference: string;
  note: string;
}

/** Records money that came in or went back outside of the website. */
export function PaymentDialog({ invoice, onClose }: { invoice: CustomerInvoiceView; onClose: () => void }) {
  const ask = useConfirm();
  const reload = useReloadInvoices();
  const today = agencyDate();
  const [initial] = useState<Values>(() => ({
    kind: invoice.balance_amount > 0 || invoice.paid_amount <= 0 ? 'payment' : 'refund',
    amount: invoice.balance_amount > 0 ? invoice.balance_amount : null,
    mode: 'bank',
    date: today,
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
      const all = { ...body, customer_invoice_id: invoice.id };
      const { data } = await callOffice<RecordedPayment>('/accounts/payments', { method: 'POST', body: all });
      showSuccess({
        title: data.kind === 'payment' ? 'Payment recorded' : 'Refund recorded',
        detail: `${invoiceAmount(data.amount, data.currency)} · ${invoice.invoice_number}`,
      });
      onClose();
      await reload();
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
      title="Record payment"
      hint={`${invoice.customer_name} · ${invoice.invoice_number} · ${invoiceAmount(invoice.balance_amount, invoice.currency)} due`}
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
        <MoneyField label="Amount" required currency={invoice.currency} {...form.field('amount')} />
        <SelectField
          label="Mode"
          required
          options={optionsOf(PAYMENT_MODES, PAYMENT_MODE_NAMES)}
          {...form.field('mode')}
        />
        <DateField label="Date" required max={today} {...form.field('date')} />
        <TextField
          label="Reference"
          placeholder="Number of the transfer or cheque"
          maxLength={120}
          {...form.field('reference')}
        />
        <TextField label="Note" rows={2} maxLength={1000} {...form.field('note')} />
      </div>
      {form.failure && (
        <p className="note bad" role="alert">
          <Icon name="circle-alert" />
          <span>{form.failure}</span>
        </p>
      )}
    </Modal>
  );
}
