import { useQuery } from '@tanstack/react-query';
import type { CustomerInvoiceView, PaymentLinkView } from '#app/contract/customer-invoices.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { invoiceAmount } from './invoice-money.ts';
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
      const answer = await callOffice<PaymentLinkView>(`${INVOICES}/${invoice.id}/payment-link`, {
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

  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showSuccess({ title: 'Link copied' });
    } catch {
      showFailure({ title: 'The link could not be copied', detail: 'Select it and copy it by hand.' });
    }
  }

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
        <>
          <TextField
            label={`Pays ${invoiceAmount(data.amount, 'INR')}`}
            optional={false}
            readOnly
            value={data.url}
            hint={`Valid until ${formatDate(agencyDate(new Date(data.expires_at)))}`}
          />
          <span className="row">
            <button type="button" className="btn pri" onClick={() => void copy(data.url)}>
              <Icon name="copy" />
              Copy link
            </button>
            <a className="btn" href={data.url} target="_blank" rel="noopener noreferrer">
              <Icon name="external-link" />
              Open
            </a>
          </span>
        </>
      )}
    </Modal>
  );
}
