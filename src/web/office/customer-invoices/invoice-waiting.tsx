import type { ComponentProps } from 'react';
import { FormWaiting } from '#app/web/office/parts/form-waiting.tsx';

type Waiting = Omit<ComponentProps<typeof FormWaiting>, 'size' | 'name' | 'icon' | 'failed'>;

/** In the place of the editor, until there is an invoice or where there is none. */
export function InvoiceWaiting({ size = 1120, ...waiting }: Waiting & { size?: 720 | 1120 }) {
  return (
    <FormWaiting
      size={size}
      name="invoice"
      icon="receipt-indian-rupee"
      failed="Failed to load invoices."
      {...waiting}
    />
  );
}
