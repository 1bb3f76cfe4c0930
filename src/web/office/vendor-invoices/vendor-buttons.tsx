import { Link, useLocation } from 'react-router';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { EditDelete } from '#app/web/office/parts/edit-delete.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useVendorInvoiceActions } from './use-vendor-invoice-actions.ts';
import { VENDORS_PAGE } from './vendor-invoices-api.ts';

/** Opens the empty form over the list. */
export function AddInvoiceLink({ hint = false }: { hint?: boolean }) {
  const { search } = useLocation();
  return (
    <Link className="btn pri" to={{ pathname: `${VENDORS_PAGE}/new`, search }} preventScrollReset>
      <Icon name="plus" />
      Add Invoice {hint && <kbd>C V</kbd>}
    </Link>
  );
}

/** File, Edit and Delete of one row. */
export function RowButtons({ invoice }: { invoice: VendorInvoice }) {
  const { search } = useLocation();
  const mayEdit = useMay('purchases.edit');
  const { download, remove } = useVendorInvoiceActions();
  const name = `${invoice.vendor_name} ${invoice.invoice_number}`;
  return (
    <>
      {invoice.file_path && (
        <button
          type="button"
          className="btn ghost sm"
          title={invoice.file_name ?? ''}
          onClick={() => void download(invoice)}
        >
          <Icon name="download" />
          File<span className="sr"> of {name}</span>
        </button>
      )}
      {mayEdit && (
        <EditDelete
          name={name}
          to={{ pathname: `${VENDORS_PAGE}/${invoice.id}`, search }}
          onDelete={() => void remove(invoice)}
        />
      )}
    </>
  );
}
