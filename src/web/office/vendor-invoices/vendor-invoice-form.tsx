import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { MAX_ATTACHMENT } from '#app/contract/attachments.ts';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { BookingField } from '#app/web/office/parts/booking-field.tsx';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { AttachmentField, appendAttachment, SAME_ATTACHMENT } from '#app/web/ui/form/attachment-field.tsx';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { AmountFields } from './amount-fields.tsx';
import { PackageField, VendorField } from './link-fields.tsx';
import { StatusFields } from './status-fields.tsx';
import { SumsBox } from './sums-box.tsx';
import {
  bookingText,
  newVendorInvoice,
  storedValues,
  VendorInvoiceFormSchema,
  type VendorInvoiceValues,
  vendorInvoiceBody,
} from './vendor-invoice-values.ts';
import { reloadVendorInvoices, VENDOR_INVOICES, vendorInvoicePath } from './vendor-invoices-api.ts';

/** Adds or edits a vendor's invoice. Texts: back-office §5, §8. */
export function VendorInvoiceForm({
  stored,
  onClose,
}: {
  stored: VendorInvoice | null;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [requestKey] = useState(newFormKey);
  const [initial] = useState(() => (stored ? storedValues(stored) : newVendorInvoice(agencyDate())));
  const [attachment, setAttachment] = useState(SAME_ATTACHMENT);
  const [first, setFirst] = useState<string | null>(null);
  const form = useOfficeForm<VendorInvoiceValues>({
    schema: VendorInvoiceFormSchema,
    initial,
    keep: `vendor-invoice:${stored?.id ?? 'new'}`,
    shared: stored !== null,
    save,
  });

  async function save(values: VendorInvoiceValues): Promise<void> {
    setFirst(null);
    const body = vendorInvoiceBody(values, stored);
    appendAttachment(body, attachment);
    if (!stored) body.append('request_key', requestKey);
    try {
      const { data } = await callOffice<VendorInvoice>(
        stored ? vendorInvoicePath(stored.id) : VENDOR_INVOICES,
        { method: stored ? 'PUT' : 'POST', body },
      );
      showSuccess({
        title: stored ? 'Invoice updated successfully!' : 'Invoice created successfully!',
        detail: `${data.vendor_name} · ${data.invoice_number}`,
      });
      void reloadVendorInvoices(client);
      onClose();
    } catch (error) {
      const link = error instanceof OfficeError ? error.body.link : undefined;
      if (typeof link === 'string') setFirst(link);
      throw error;
    }
  }

  const { file_name: name, file_size: size } = stored ?? {};
  return (
    <Modal
      title={stored ? 'Edit Invoice' : 'Add Invoice'}
      {...(stored ? { hint: stored.vendor_name } : {})}
      size={720}
      dirty={form.dirty || attachment !== SAME_ATTACHMENT}
      onClose={onClose}
      onSubmit={() => void form.submit()}
      footer={
        <ModalFooter
          save={stored ? 'Save Invoice' : 'Add Invoice'}
          busy={form.busy}
          busyText={attachment.file ? 'Uploading file...' : 'Saving...'}
        />
      }
    >
      <KeptNote form={form} />
      {first && <FirstNote link={first} />}
      <div className="form">
        <VendorField form={form} />
        <TextField
          label="Invoice number"
          required
          maxLength={80}
          className="vin-number"
          {...form.field('invoice_number')}
        />
        <AmountFields form={form} />
        <SumsBox values={form.values} />
        <PackageField form={form} />
        <BookingField
          label="Booking"
          name="booking_id"
          error={form.errors.booking_id}
          hint={
            form.values.booking_id ? 'Counts in the profit of this booking' : 'By reference, name or phone'
          }
          value={form.values.booking_text}
          onChange={({ id, reference, name }) =>
            form.put({ booking_id: id, booking_text: bookingText(reference, name) })
          }
        />
        <TextField label="Department" maxLength={120} {...form.field('department')} />
        <StatusFields form={form} />
        <div className="wf">
          <AttachmentField
            stored={name ? { name, size: size ?? 0 } : null}
            change={attachment}
            accept=".pdf,.xlsx,.xls"
            maxSize={MAX_ATTACHMENT}
            hint=".pdf, .xlsx or .xls, up to 20 MB"
            error={form.errors.file}
            onChange={(chosen) => {
              setAttachment(chosen);
              form.check('file');
            }}
          />
        </div>
        <TextField label="Notes" rows={2} maxLength={5000} className="wf" {...form.field('notes')} />
      </div>
      <SaveProblem title="Failed to save invoice:" detail={form.failure} />
    </Modal>
  );
}

/** The way to the invoice that has this number already; what is typed here stays. */
function FirstNote({ link }: { link: string }) {
  return (
    <p className="note warn">
      <Icon name="circle-alert" />
      <span>
        This invoice is there already.{' '}
        <Link className="textlink" to={link} target="_blank">
          Open the first one
        </Link>
      </span>
    </p>
  );
}
