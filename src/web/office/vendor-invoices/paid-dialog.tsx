import { z } from 'zod';
import { VendorInvoiceBulk } from '#app/contract/vendor-invoices.ts';
import { PAYMENT_MODE_NAMES, PAYMENT_MODES, type PaymentMode } from '#app/domain/payment-mode.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { counted } from '#app/web/office/accounts/figures.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import type { BulkStatus } from './use-bulk-status.ts';

interface Values {
  payment_mode: PaymentMode | '';
  payment_date: PlainDate | '';
}
type HowPaid = Pick<BulkStatus, 'payment_mode' | 'payment_date'>;

const { payment_mode, payment_date } = VendorInvoiceBulk.shape;

/** Asks once how and when all ticked invoices were paid, like the form of a single one. */
export function PaidDialog({
  count,
  save,
  onDone,
  onClose,
}: {
  count: number;
  save: (how: HowPaid) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}) {
  const form = useOfficeForm<Values, HowPaid>({
    schema: z.object({ payment_mode, payment_date }),
    initial: { payment_mode: 'bank', payment_date: agencyDate() },
    async save(how) {
      await save(how);
      onClose();
      onDone();
    },
  });
  return (
    <Modal
      title="Mark as paid"
      hint={`${counted(count, 'invoice')}; those that are paid already stay as they are`}
      size={440}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Mark as paid" busy={form.busy} />}
    >
      <div className="form">
        <SelectField
          label="Payment mode"
          placeholder="Not known"
          options={optionsOf(PAYMENT_MODES, PAYMENT_MODE_NAMES)}
          {...form.field('payment_mode')}
        />
        <DateField label="Payment date" {...form.field('payment_date')} />
      </div>
      <FormFailure form={form} />
    </Modal>
  );
}
