import { useMay } from '#app/web/office/data/use-may.ts';
import { useBackToList } from '#app/web/office/parts/use-back-to-list.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { InvoiceWaiting } from './invoice-waiting.tsx';
import { useInvoiceDefaults } from './use-invoice-defaults.ts';

const TITLE = 'Create Invoice';

/** /admin/customer-invoices/new, over the list. */
export default function NewInvoice() {
  const close = useBackToList('/admin/customer-invoices');
  const may = useMay('accounts.edit');
  if (!useInBrowser()) return null;
  return may ? <Opened /> : <InvoiceWaiting title={TITLE} problem="forbidden" onClose={close} />;
}

function Opened() {
  const close = useBackToList('/admin/customer-invoices');
  const { data, error, refetch } = useInvoiceDefaults();
  return (
    <>
      <title>{`${TITLE} · Back office`}</title>
      {data ? (
        <InvoiceForm stored={null} defaults={data.data} onClose={close} />
      ) : (
        <InvoiceWaiting title={TITLE} error={error} retry={() => void refetch()} onClose={close} />
      )}
    </>
  );
}
