import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageView, SendAnswer } from '#app/contract/messages.ts';
import { CHANNEL_TEXTS } from '#app/domain/message-channel.ts';
import { callOffice, failureText, OfficeError } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

/** Sends a message again that was not handed over; where WhatsApp is not set up it opens with the text. */
export function useRetry({ id, channel, to }: MessageView, onRetry?: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callOffice<SendAnswer>(`/crm/messages/${encodeURIComponent(id)}/retry`, { method: 'POST', body: {} }),
    onSuccess: ({ data }) => showSuccess({ title: data.detail, detail: to }),
    onError(error) {
      const link = error instanceof OfficeError ? error.body.whatsapp_url : undefined;
      showFailure({
        title: CHANNEL_TEXTS[channel].failed,
        detail: failureText(error, 'Please check your connection and try again.'),
        ...(typeof link === 'string' ? { action: { label: 'Open WhatsApp', href: link } } : {}),
      });
    },
    onSettled() {
      void client.invalidateQueries({ queryKey: ['messages'] });
      onRetry?.();
    },
  });
  return { retry: () => !isPending && mutate(), busy: isPending };
}
