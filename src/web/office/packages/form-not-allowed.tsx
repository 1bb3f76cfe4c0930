import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { useCloseForm } from './use-close-form.ts';

/** In the place of the form for who may look at packages only. */
export function FormNotAllowed({ title }: { title: string }) {
  const close = useCloseForm();
  return (
    <Modal title={title} onClose={close}>
      <EmptyState
        icon="shield"
        title="Your role does not allow this"
        text="Ask an owner of this office if you need it."
        action={
          <button type="button" className="btn sm" onClick={close}>
            Back to packages
          </button>
        }
      />
    </Modal>
  );
}
