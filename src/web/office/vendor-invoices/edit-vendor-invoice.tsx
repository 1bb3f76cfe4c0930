import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { InvoiceWaiting } from '#app/web/office/customer-invoices/invoice-waiting.tsx';
import { useMay } from '#app/web/office/data/use-may.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { VendorInvoiceForm } from './vendor-invoice-form.tsx';
import { useCloseVendorInvoice, vendorInvoicePath } from './vendor-invoices-api.ts';

const TITLE = 'Edit Invoice';

/** /admin/vendors/:id, over the list. */
export default function EditVendorInvoice() {
  const close = useCloseVendorInvoice();
  const may = useMay('purchases.edit');
  if (!useInBrowser()) return null;
  return may ? <Opened /> : <InvoiceWaiting title={TITLE} size={720} problem="forbidden" onClose={close} />;
}

function Opened() {
  const { id = '' } = useParams();
  const close = useCloseVendorInvoice();
  const found = useQuery({
    queryKey: ['vendor-invoice', id],
    queryFn: ({ signal }) => callOffice<VendorInvoice>(vendorInvoicePath(id), { signal }),
    retry: (times, error) => times < 2 && !(error instanceof OfficeError && error.status === 404),
    // The form begins from what is stored now, and nothing changes under it while it is open.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const invoice = found.data?.data;
  if (!invoice) {
    const gone = found.error instanceof OfficeError && found.error.status === 404;
    return (
      <InvoiceWaiting
        title={TITLE}
        size={720}
        problem={gone ? 'gone' : null}
        error={found.error}
        retry={() => void found.refetch()}
        onClose={close}
      />
    );
  }
  return (
    <>
      <title>{`${invoice.vendor_name} ${invoice.invoice_number} · Back office`}</title>
      <VendorInvoiceForm key={id} stored={invoice} onClose={close} />
    </>
  );
}
