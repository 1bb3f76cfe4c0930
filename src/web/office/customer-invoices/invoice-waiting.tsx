import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';

/** In the place of the editor: it loads, it failed, there is no such invoice, or the role may not. */
export function InvoiceWaiting({
  title,
  problem = null,
  error = null,
  retry,
  size = 1120,
  onClose,
}: {
  title: string;
  problem?: 'gone' | 'forbidden' | null;
  error?: unknown;
  retry?: () => void;
  size?: 720 | 1120;
  onClose: () => void;
}) {
  return (
    <Modal title={title} size={size} onClose={onClose}>
      {problem ? (
        <EmptyState
          icon={problem === 'gone' ? 'receipt-indian-rupee' : 'shield'}
          title={
            problem === 'gone' ? 'This invoice does not exist any more.' : 'Your role does not allow this'
          }
          action={
            <button type="button" className="btn sm" onClick={onClose}>
              Back to invoices
            </button>
          }
        />
      ) : error && retry ? (
        <ErrorState title="Failed to load invoices." error={error} retry={retry} />
      ) : (
        <p role="status">Loading...</p>
      )}
    </Modal>
  );
}
