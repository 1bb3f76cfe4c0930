import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementSent } from '#app/contract/account-actions.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';

/** Sends a customer what the ledger shows of them. */
export function StatementDialog({
  customer,
  onClose,
}: {
  customer: { name: string; email: string };
  onClose: () => void;
}) {
  const [requestKey] = useState(newFormKey);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: object) =>
      callOffice<StatementSent>(`/accounts/customer-ledger/${encodeURIComponent(customer.email)}/email`, {
        method: 'POST',
        body: { ...body, request_key: requestKey },
      }),
    onSuccess: ({ data }) => {
      showSuccess({ title: 'Email sent successfully!', detail: data.to });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Email statement"
      hint={customer.name}
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
      <TextField name="to" label="To" type="email" required defaultValue={customer.email} />
      <TextField
        name="message"
        label="Message"
        rows={5}
        maxLength={2000}
        placeholder="Leave blank to use the default message"
        hint="Bookings, invoices, payments and what is due go with it."
      />
    </FormDialog>
  );
}
