import { useMay } from '#app/web/office/data/use-may.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { VendorInvoiceForm } from './vendor-invoice-form.tsx';
import { useCloseVendorInvoice } from './vendor-invoices-api.ts';

/** /admin/vendors/new, over the list. */
export default function NewVendorInvoice() {
  const close = useCloseVendorInvoice();
  const may = useMay('purchases.edit');
  if (!useInBrowser() || !may) return null;
  return (
    <>
      <title>Add Invoice · Back office</title>
      <VendorInvoiceForm stored={null} onClose={close} />
    </>
  );
}
