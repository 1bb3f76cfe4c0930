import type { ComponentProps } from 'react';
import { FormWaiting } from '#app/web/office/parts/form-waiting.tsx';

type Waiting = Omit<ComponentProps<typeof FormWaiting>, 'size' | 'name' | 'icon' | 'failed'>;

/** In the place of the editor, until there is an invoice or where there is none. */
export function InvoiceWaiting(waiting: Waiting) {
  return (
    <FormWaiting
      size={1120}
      name="invoice"
      icon="receipt-indian-rupee"
      failed="Failed to load invoices."
      {...waiting}
    />
  );
}
