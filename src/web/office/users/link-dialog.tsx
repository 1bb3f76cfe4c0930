import { useState } from 'react';
import { exactly } from '#app/web/office/parts/ago.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { DoneFooter } from '#app/web/ui/overlay/done-footer.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { Invitation } from './use-user-actions.ts';

/** The link to choose a password, this once: it is kept nowhere. */
export function LinkDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { user, link, expiresAt, again } = invitation;
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link).catch(() => {
      document.querySelector<HTMLInputElement>('input[name="link"]')?.select();
      document.execCommand('copy');
    });
    setCopied(true);
  }
  return (
    <Modal
      title={again ? 'Password reset' : 'Invitation link'}
      hint={`For ${user.name}, who signs in as ${user.username}`}
      dirty={false}
      onClose={onClose}
      footer={<DoneFooter tone="pri" />}
    >
      <p>
        Give this link to {user.name} and to nobody else: whoever opens it chooses the password. It works
        once, until <b>{exactly(expiresAt)}</b>, and is shown only now.
      </p>
      <TextField name="link" label="Link" value={link} optional={false} readOnly first />
      <p className="row">
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? 'Copied' : 'Copy link'}
        </button>
        <span className="sr" role="status">
          {copied ? 'Link copied' : ''}
        </span>
      </p>
    </Modal>
  );
}
