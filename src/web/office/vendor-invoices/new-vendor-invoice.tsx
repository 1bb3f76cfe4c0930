import { useMay } from '#app/web/office/data/use-may.ts';
import { useBackToList } from '#app/web/office/parts/use-back-to-list.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { VendorInvoiceForm } from './vendor-invoice-form.tsx';
import { VENDORS_PAGE } from './vendor-invoices-api.ts';

/** /admin/vendors/new, over the list. */
export default function NewVendorInvoice() {
  const close = useBackToList(VENDORS_PAGE);
  const may = useMay('purchases.edit');
  if (!useInBrowser() || !may) return null;
  return (
    <>
      <title>Add Invoice · Back office</title>
      <VendorInvoiceForm stored={null} onClose={close} />
    </>
  );
}
