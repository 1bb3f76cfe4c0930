import type { StatementSent } from '#app/contract/account-actions.ts';
import { MailDialog } from '#app/web/office/parts/mail-dialog.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';

/** Sends a customer what the ledger shows of them. */
export function StatementDialog({
  customer,
  onClose,
}: {
  customer: { name: string; email: string };
  onClose: () => void;
}) {
  const path = `/accounts/customer-ledger/${encodeURIComponent(customer.email)}/email`;
  return (
    <MailDialog
      title="Email statement"
      hint={customer.name}
      to={customer.email}
      longest={2000}
      about="Bookings, invoices, payments and what is due go with it."
      send={async (body) => {
        const { data } = await callOffice<StatementSent>(path, { method: 'POST', body });
        return data.to;
      }}
      onClose={onClose}
    />
  );
}
