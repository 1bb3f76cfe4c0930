import { useQuery } from '@tanstack/react-query';
import type { MessageView } from '#app/contract/messages.ts';
import { MessagesSection } from '#app/web/office/record/messages-section.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';

/** What was written about an inquiry; asked for by itself, under a key that live news reach. */
export function InquiryMessages({ id }: { id: string }) {
  const { data, refetch } = useQuery({
    queryKey: ['record', '/crm/inquiries', id, 'messages'],
    queryFn: async ({ signal }) =>
      (await callOffice<MessageView[]>(`/crm/messages?inquiry_id=${encodeURIComponent(id)}`, { signal }))
        .data,
  });
  return data ? <MessagesSection messages={data} onRetry={refetch} /> : null;
}
