import { useQuery } from '@tanstack/react-query';
import type { ComposeView } from '#app/contract/messages.ts';
import type { Channel } from '#app/domain/message-channel.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import type { MessageTo } from './message-to.ts';

/** What can be sent to the person, and the channel's templates that this record can fill. */
export function useCompose({ kind, id }: MessageTo, channel: Channel, to = '') {
  const query = new URLSearchParams({ [`${kind}_id`]: id, ...(to === '' ? {} : { to }) });
  const { data } = useQuery({
    queryKey: ['messages', 'compose', kind, id, to],
    queryFn: ({ signal }) => callOffice<ComposeView>(`/crm/messages/compose?${query}`, { signal }),
    placeholderData: (before) => before,
  });
  const view = data?.data;
  return {
    view,
    /** False only once it is known. */
    ready: view?.ready[channel] ?? true,
    templates: (view?.templates ?? []).filter(
      (template) => template.channel === channel && template.missing.length === 0,
    ),
  };
}

export type UsableTemplate = ComposeView['templates'][number];
