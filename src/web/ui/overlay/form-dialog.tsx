import { type ReactNode, useState } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Modal } from './modal.tsx';
import { ModalFooter } from './modal-footer.tsx';

/** A small form in a modal, read by the names of its fields. A failure keeps what was typed and says so. */
export function FormDialog({
  title,
  hint,
  submit,
  busyText = 'Saving...',
  danger = false,
  busy,
  error,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  hint?: string;
  /** What the button says. */
  submit: string;
  busyText?: string;
  /** For what cannot be undone: the button is red, and the focus starts on Cancel. */
  danger?: boolean;
  busy: boolean;
  error: string | null;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const [dirty, setDirty] = useState(false);
  return (
    <Modal
      title={title}
      hint={hint}
      size={440}
      dirty={dirty}
      onSubmit={(form) => {
        if (form.reportValidity()) onSubmit(new FormData(form));
      }}
      onClose={onClose}
      footer={
        <ModalFooter
          save={submit}
          busy={busy}
          busyText={busyText}
          tone={danger ? 'red' : 'pri'}
          cancelFirst={danger}
        />
      }
    >
      <div className="stack s12" onInput={() => setDirty(true)}>
        {children}
      </div>
      {error && (
        <p className="note bad" role="alert">
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
    </Modal>
  );
}
