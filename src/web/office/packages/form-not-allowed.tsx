import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { useCloseForm } from './use-close-form.ts';

/** In the place of a form for who may look at content only; without `onClose` it leads back to the packages. */
export function FormNotAllowed({
  title,
  back = 'packages',
  onClose,
}: {
  title: string;
  back?: string;
  onClose?: () => void;
}) {
  const toPackages = useCloseForm();
  const close = onClose ?? toPackages;
  return (
    <Modal title={title} onClose={close}>
      <EmptyState
        icon="shield"
        title="Your role does not allow this"
        text="Ask an owner of this office if you need it."
        action={
          <button type="button" className="btn sm" onClick={close}>
            Back to {back}
          </button>
        }
      />
    </Modal>
  );
}
