import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { useBackToList } from '#app/web/office/parts/use-back-to-list.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { InvoiceWaiting } from './invoice-waiting.tsx';
import { INVOICES } from './use-invoice-actions.ts';
import { useInvoiceDefaults } from './use-invoice-defaults.ts';

const TITLE = 'Edit Invoice';

/** /admin/customer-invoices/:id, over the list. */
export default function EditInvoice() {
  const close = useBackToList('/admin/customer-invoices');
  const may = useMay('accounts.edit');
  if (!useInBrowser()) return null;
  return may ? <Opened /> : <InvoiceWaiting title={TITLE} problem="forbidden" onClose={close} />;
}

function Opened() {
  const { id = '' } = useParams();
  const close = useBackToList('/admin/customer-invoices');
  const defaults = useInvoiceDefaults();
  const found = useQuery({
    queryKey: ['customer-invoice', id],
    queryFn: ({ signal }) =>
      callOffice<CustomerInvoiceView[]>(`${INVOICES}?id=${encodeURIComponent(id)}`, { signal }),
    // The form begins from what is stored now, and nothing changes under it while it is open.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [invoice] = found.data?.data ?? [];
  if (!found.data || !defaults.data || !invoice) {
    const gone = found.data !== undefined && !invoice;
    return (
      <InvoiceWaiting
        title={TITLE}
        problem={gone ? 'gone' : null}
        error={found.error ?? defaults.error}
        retry={() => void Promise.all([found.refetch(), defaults.refetch()])}
        onClose={close}
      />
    );
  }
  return (
    <>
      <title>{`${invoice.invoice_number} · Back office`}</title>
      <InvoiceForm key={id} stored={invoice} defaults={defaults.data.data} onClose={close} />
    </>
  );
}
