import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UnknownNumber } from '#app/contract/today.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { MakeInquiryDialog } from './make-inquiry-dialog.tsx';
import { unknownPath } from './unknown-path.ts';
import { TODAY_KEY } from './use-today.ts';

/** Somebody who wrote on WhatsApp and is in no list yet, with what can be done about it. */
export function UnknownNumberRow({ sender }: { sender: UnknownNumber }) {
  const [asking, setAsking] = useState(false);
  const mayEdit = useMay('crm.edit');
  const remove = useRemove(sender);
  const number = spacedPhone(sender.id);
  return (
    <li className="li waits">
      <span className="av c" aria-hidden="true">
        <Icon name="message-circle" />
      </span>
      <div className="grow">
        <div className="row">
          <span className="t">{number}</span>
          <time className="push left mute" dateTime={sender.lastAt} title={exactly(sender.lastAt)}>
            {ago(sender.lastAt)}
          </time>
        </div>
        <div className="d trunc">
          {sender.messages > 1 && `${sender.messages} messages · `}
          {sender.texts.at(-1)}
        </div>
      </div>
      {mayEdit && (
        <span className="row tight acts">
          <button
            type="button"
            className="btn ico sm ghost"
            aria-label={`Remove messages of ${number}`}
            title="Remove"
            onClick={() => void remove()}
          >
            <Icon name="trash-2" />
          </button>
          <button
            type="button"
            className="btn sm"
            aria-label={`Make inquiry of ${number}`}
            onClick={() => setAsking(true)}
          >
            <Icon name="plus" />
            Make inquiry
          </button>
        </span>
      )}
      {asking && <MakeInquiryDialog sender={sender} onClose={() => setAsking(false)} />}
    </li>
  );
}

function useRemove(sender: UnknownNumber): () => Promise<void> {
  const ask = useConfirm();
  const client = useQueryClient();
  return async () => {
    const yes = await ask({
      title: 'Remove these messages?',
      lost: `The number ${spacedPhone(sender.id)} and what it wrote are gone for good.`,
      stays: 'If the number writes again, it stands here again.',
      verb: 'Remove messages',
      tone: 'red',
    });
    if (!yes) return;
    try {
      await callOffice(unknownPath(sender.id), { method: 'DELETE' });
      showSuccess({ title: 'Messages removed', detail: spacedPhone(sender.id) });
    } catch (error) {
      showFailure({
        title: 'Failed to remove messages',
        detail: failureText(error, 'Please check your connection and try again.'),
      });
    }
    await client.invalidateQueries({ queryKey: TODAY_KEY });
  };
}
