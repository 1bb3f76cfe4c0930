import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { INQUIRY_STATUS_NAMES, type InquiryStatus } from '#app/domain/inquiry.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { crmPath, detailOf, listKey, putRow, STATS_KEY } from './crm-rows.ts';
import { type InquiryFilters, inquiriesPath } from './inquiry-filters.ts';

/** One page of inquiries; while the next one loads, the old rows stay. */
export function useInquiries(filters: InquiryFilters) {
  return useQuery({
    queryKey: [...listKey('inquiries'), filters],
    queryFn: ({ signal }) => callOffice<CrmInquiry[]>(inquiriesPath(filters), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Changes an inquiry's status at once on the screen, and takes it back when the server refuses. */
export function useInquiryStatus({ id, status: shown }: CrmInquiry) {
  const client = useQueryClient();
  const show = (status: InquiryStatus) =>
    putRow<CrmInquiry>(client, 'inquiries', id, (row) => ({ ...row, status }));
  return useMutation({
    mutationFn: (status: InquiryStatus) =>
      callOffice<CrmInquiry>(crmPath('inquiries', id, 'status'), { method: 'PUT', body: { status } }),
    onMutate: (status) => {
      show(status);
      return { before: shown };
    },
    onError: (error, _status, context) => {
      if (context) show(context.before);
      showFailure({ title: 'Failed to update status', ...detailOf(error) });
    },
    onSuccess: ({ data }) => {
      putRow(client, 'inquiries', id, () => data);
      void client.invalidateQueries({ queryKey: STATS_KEY });
      showSuccess({
        title: `Inquiry is ${INQUIRY_STATUS_NAMES[data.status].toLowerCase()} now`,
        detail: data.name,
      });
    },
  });
}
