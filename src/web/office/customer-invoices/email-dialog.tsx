import { useMutation } from '@tanstack/react-query';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { INVOICES, useReloadInvoices } from './use-invoice-actions.ts';

/** Sends an invoice's PDF to its customer. */
export function EmailDialog({ invoice, onClose }: { invoice: CustomerInvoiceView; onClose: () => void }) {
  const reload = useReloadInvoices();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: object) => callOffice(`${INVOICES}/${invoice.id}/email`, { method: 'POST', body }),
    onSuccess: () => {
      showSuccess({ title: 'Email sent successfully!', detail: invoice.invoice_number });
      onClose();
      return reload();
    },
  });
  return (
    <FormDialog
      title="E-mail invoice"
      hint={`${invoice.customer_name} · ${invoice.invoice_number}`}
      submit="Send e-mail"
      busyText="Sending..."
      busy={isPending}
      error={error && failureText(error, 'Failed to send email')}
      onSubmit={(form) => {
        const text = (name: string) => String(form.get(name) ?? '').trim();
        mutate({ to: text('to'), message: text('message') });
      }}
      onClose={onClose}
    >
      <TextField name="to" label="To" type="email" required defaultValue={invoice.customer_email} />
      <TextField
        name="message"
        label="Message"
        rows={5}
        maxLength={5000}
        placeholder="Leave blank to use the default message"
        hint={
          invoice.invoice_type === 'final'
            ? 'The PDF goes with it. A sent invoice cannot be changed any more.'
            : 'The PDF goes with it.'
        }
      />
    </FormDialog>
  );
}
