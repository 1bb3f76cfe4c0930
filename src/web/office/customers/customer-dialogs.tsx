import type { Customer } from '#app/contract/customers.ts';
import { SendPackageDialog } from '#app/web/office/send-package/send-package-dialog.tsx';
import { CustomerForm } from './customer-form.tsx';
import { LogCallDialog } from './log-call-dialog.tsx';

export type CustomerDialog = 'call' | 'send' | 'edit';

/** The dialog that is open over a customer's card or drawer. */
export function CustomerDialogs({
  customer,
  dialog,
  onClose,
}: {
  customer: Customer;
  dialog: CustomerDialog | null;
  onClose: () => void;
}) {
  return (
    <>
      {dialog === 'call' && <LogCallDialog customer={customer} onClose={onClose} />}
      {dialog === 'send' && <SendPackageDialog customer={customer} onClose={onClose} />}
      {dialog === 'edit' && <CustomerForm stored={customer} onClose={onClose} />}
    </>
  );
}
