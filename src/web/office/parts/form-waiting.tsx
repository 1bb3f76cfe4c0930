import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import type { IconName } from '#app/web/ui/parts/icon.tsx';

/** In the place of a form over its list: it loads, it failed, there is no such record, or the role may not. */
export function FormWaiting({
  title,
  size,
  name,
  icon,
  failed,
  problem = null,
  error = null,
  retry,
  onClose,
}: {
  title: string;
  size: 560 | 720 | 960 | 1120;
  /** What the record is: `invoice`. */
  name: string;
  icon: IconName;
  /** What a failure to load it says. */
  failed: string;
  problem?: 'gone' | 'forbidden' | null;
  error?: unknown;
  retry?: () => void;
  onClose: () => void;
}) {
  return (
    <Modal title={title} size={size} onClose={onClose}>
      {problem ? (
        <EmptyState
          icon={problem === 'gone' ? icon : 'shield'}
          title={
            problem === 'gone' ? `This ${name} does not exist any more.` : 'Your role does not allow this'
          }
          action={
            <button type="button" className="btn sm" onClick={onClose}>
              Back to {name}s
            </button>
          }
        />
      ) : error && retry ? (
        <ErrorState title={failed} error={error} retry={retry} />
      ) : (
        <p role="status">Loading...</p>
      )}
    </Modal>
  );
}
