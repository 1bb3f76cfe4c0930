import { MailDialog } from '#app/web/office/parts/mail-dialog.tsx';

/** Sends a customer what the ledger shows of them. */
export function StatementDialog({
  customer,
  onClose,
}: {
  customer: { name: string; email: string };
  onClose: () => void;
}) {
  return (
    <MailDialog
      title="Email statement"
      hint={customer.name}
      to={customer.email}
      longest={2000}
      about="Bookings, invoices, payments and what is due go with it."
      path={`/accounts/customer-ledger/${encodeURIComponent(customer.email)}/email`}
      detail={customer.name}
      onClose={onClose}
    />
  );
}
