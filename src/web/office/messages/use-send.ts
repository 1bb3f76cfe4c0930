import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SendAnswer } from '#app/contract/messages.ts';
import { CHANNEL_TEXTS, type Channel } from '#app/domain/message-channel.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { type MessageDialogProps, sendPath } from './message-to.ts';

/**
 * Sends once for each press: until an answer comes, the same text goes with the same key, so that pressing again after
 * a lost connection brings the first one's outcome. Throws OfficeError with the server's reason or the standard text.
 */
export function useSend(
  channel: Channel,
  { record, onSent }: Pick<MessageDialogProps, 'record' | 'onSent'>,
): (body: object) => Promise<void> {
  const client = useQueryClient();
  const press = useRef<{ sent: string; key: string } | null>(null);
  return async (body) => {
    const sent = JSON.stringify(body);
    if (press.current?.sent !== sent) press.current = { sent, key: newFormKey() };
    try {
      const { data } = await callOffice<SendAnswer>(sendPath(record, channel), {
        method: 'POST',
        body: { ...body, request_key: press.current.key },
      });
      press.current = null;
      showSuccess({ title: data.detail, detail: record.name });
      changed();
    } catch (error) {
      if (!(error instanceof OfficeError)) throw error;
      if (error.status !== 0) press.current = null;
      if (error.body.message !== undefined) changed();
      const detail = error.detail ?? CHANNEL_TEXTS[channel].failed;
      throw new OfficeError(error.status, { ...error.body, detail });
    }
  };

  function changed(): void {
    void client.invalidateQueries({ queryKey: ['messages'] });
    onSent?.();
  }
}
