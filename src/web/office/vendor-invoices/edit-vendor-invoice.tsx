import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { StoredForm } from '#app/web/office/parts/stored-form.tsx';
import { VendorInvoiceForm } from './vendor-invoice-form.tsx';
import { VENDOR_INVOICES, VENDORS_PAGE } from './vendor-invoices-api.ts';

/** /admin/vendors/:id, over the list. */
export default function EditVendorInvoice() {
  return (
    <StoredForm<VendorInvoice>
      path={VENDOR_INVOICES}
      screen={VENDORS_PAGE}
      permission="purchases.edit"
      size={720}
      icon="file-text"
      titleOf={({ vendor_name, invoice_number }) => `${vendor_name} ${invoice_number}`}
      title="Edit Invoice"
      name="invoice"
      failed="Failed to load invoices"
    >
      {(stored, close) => <VendorInvoiceForm stored={stored} onClose={close} />}
    </StoredForm>
  );
}
