import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TodayView } from '#app/contract/today.ts';
import { detailOf } from '#app/web/office/crm/crm-rows.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { TODAY_KEY } from './use-today.ts';

interface Part {
  total: number;
  rows: Array<{ id: string }>;
}

/**
 * Does something about a row of Today: it leaves its list at once, and comes back when the server refuses or on Undo.
 * `reload`: what else shows it.
 */
export function useOffToday<Name extends 'inquiries' | 'tasks'>(
  part: Name,
  id: string,
  call: {
    put: () => Promise<unknown>;
    undo: () => Promise<unknown>;
    reload: () => Promise<unknown>;
    done: { title: string; detail: string };
    failed: string;
  },
) {
  const client = useQueryClient();
  const fail = (error: unknown) => showFailure({ title: call.failed, ...detailOf(error) });
  return useMutation({
    mutationFn: call.put,
    onMutate: async () => {
      await client.cancelQueries({ queryKey: TODAY_KEY });
      const before = client.getQueryData<TodayView>(TODAY_KEY);
      if (before) client.setQueryData<TodayView>(TODAY_KEY, { ...before, [part]: without(before[part], id) });
      return { before };
    },
    onError: (error, _nothing, context) => {
      if (context?.before) client.setQueryData(TODAY_KEY, context.before);
      fail(error);
    },
    onSuccess: () => {
      showSuccess({ ...call.done, undo: () => call.undo().then(() => call.reload(), fail) });
      return call.reload();
    },
  });
}

function without<Some extends Part>(part: Some, id: string): Some {
  const rows = part.rows.filter((row) => row.id !== id);
  return { ...part, rows, total: part.total - (part.rows.length - rows.length) };
}
