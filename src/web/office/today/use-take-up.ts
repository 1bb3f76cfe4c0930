import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import type { TodayView } from '#app/contract/today.ts';
import type { InquiryStatus } from '#app/domain/inquiry.ts';
import { changedKeys, crmPath, detailOf, listKey } from '#app/web/office/crm/crm-rows.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { TODAY_KEY } from './use-today.ts';

/** Marks a new inquiry as in progress: it leaves the list at once, and comes back when the server refuses or on Undo. */
export function useTakeUp({ id, name }: { id: string; name: string }) {
  const client = useQueryClient();
  const put = (status: InquiryStatus) =>
    callOffice<CrmInquiry>(crmPath('inquiries', id, 'status'), { method: 'PUT', body: { status } });
  const reload = () =>
    Promise.all(
      [...changedKeys, listKey('inquiries')].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  const fail = (error: unknown) => showFailure({ title: 'Failed to update status', ...detailOf(error) });

  return useMutation({
    mutationFn: () => put('in_progress'),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: TODAY_KEY });
      const before = client.getQueryData<TodayView>(TODAY_KEY);
      if (before) client.setQueryData<TodayView>(TODAY_KEY, without(before, id));
      return { before };
    },
    onError: (error, _nothing, context) => {
      if (context?.before) client.setQueryData(TODAY_KEY, context.before);
      fail(error);
    },
    onSuccess: () => {
      showSuccess({
        title: 'Inquiry is in progress now',
        detail: name,
        undo: () => put('new').then(reload, fail),
      });
      return reload();
    },
  });
}

function without(view: TodayView, id: string): TodayView {
  const { inquiries } = view;
  const rows = inquiries.rows.filter((row) => row.id !== id);
  const total = inquiries.total - (inquiries.rows.length - rows.length);
  return { ...view, inquiries: { ...inquiries, total, rows } };
}
