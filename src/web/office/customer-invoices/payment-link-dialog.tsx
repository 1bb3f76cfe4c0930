import { useQuery } from '@tanstack/react-query';
import type { CustomerInvoiceView, PaymentLinkView as InvoiceLink } from '#app/contract/customer-invoices.ts';
import { PaymentLinkView } from '#app/web/office/payments/payment-link-view.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { INVOICES, useReloadInvoices } from './use-invoice-actions.ts';

/** A page of the payment service on which the customer pays the balance. */
export function PaymentLinkDialog({
  invoice,
  onClose,
}: {
  invoice: CustomerInvoiceView;
  onClose: () => void;
}) {
  const reload = useReloadInvoices();
  const { data, error, refetch } = useQuery({
    queryKey: ['invoice-link', invoice.id],
    queryFn: async () => {
      const answer = await callOffice<InvoiceLink>(`${INVOICES}/${invoice.id}/payment-link`, {
        method: 'POST',
      });
      void reload();
      return answer.data;
    },
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  return (
    <Modal
      title="Payment link"
      hint={`${invoice.customer_name} · ${invoice.invoice_number}`}
      onClose={onClose}
    >
      {error ? (
        <ErrorState title="Failed to make a payment link" error={error} retry={() => void refetch()} />
      ) : !data ? (
        <p role="status">Making the link...</p>
      ) : (
        <PaymentLinkView url={data.url} amount={data.amount} expiresAt={data.expires_at} />
      )}
    </Modal>
  );
}
