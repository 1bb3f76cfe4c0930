import '#app/web/office/styles/messages.css';
import type { ReactNode } from 'react';
import { CHANNEL_TEXTS, type Channel } from '#app/domain/message-channel.ts';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** The frame of the three dialogs: who it is for, the fields, what went wrong, and the button that sends. */
export function MessageDialog<Values extends object>({
  channel,
  name,
  form,
  action,
  failureExtra,
  onSent,
  onClose,
  children,
}: {
  channel: Channel;
  name: string;
  form: OfficeForm<Values>;
  /** What the button says, where it is not sent from here. */
  action?: string;
  /** Below the reason of a failure. */
  failureExtra?: ReactNode;
  onSent: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const title = CHANNEL_TEXTS[channel].name;
  return (
    <Modal
      title={title}
      hint={name}
      size={channel === 'email' ? 560 : 440}
      dirty={form.dirty}
      onSubmit={async () => {
        if (await form.submit()) onSent();
      }}
      onClose={onClose}
      footer={
        <ModalFooter
          save={action ?? `Send ${title}`}
          icon={action ? 'external-link' : 'send'}
          busy={form.busy}
          busyText="Sending..."
        />
      }
    >
      {children}
      {form.failure && (
        <div className="note bad" role="alert">
          <Icon name="circle-alert" />
          <span>
            {form.failure}
            {failureExtra}
          </span>
        </div>
      )}
    </Modal>
  );
}
