import { useQueryClient } from '@tanstack/react-query';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import type { InquiryStatus } from '#app/domain/inquiry.ts';
import { changedKeys, crmPath, listKey } from '#app/web/office/crm/crm-rows.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { useOffToday } from './use-off-today.ts';

/** Marks a new inquiry as in progress. */
export function useTakeUp({ id, name }: { id: string; name: string }) {
  const client = useQueryClient();
  const put = (status: InquiryStatus) =>
    callOffice<CrmInquiry>(crmPath('inquiries', id, 'status'), { method: 'PUT', body: { status } });
  return useOffToday('inquiries', id, {
    put: () => put('in_progress'),
    undo: () => put('new'),
    reload: () =>
      Promise.all(
        [...changedKeys, listKey('inquiries')].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    done: { title: 'Inquiry is in progress now', detail: name },
    failed: 'Failed to update status',
  });
}
