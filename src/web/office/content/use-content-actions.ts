import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { type Question, useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { type ContentKind, KINDS } from './content-kinds.ts';
import { useCopyCall } from './use-copy-call.ts';

const AGAIN = 'Please check your connection and try again.';

export interface Named {
  id: string;
  /** As people call it. */
  name: string;
}

/** What can be done to the rows of a content list; each says what it did, and offers Undo where it can be undone. */
export function useContentActions(kind: ContentKind) {
  const { path, one } = KINDS[kind];
  const client = useQueryClient();
  const navigate = useNavigate();
  const ask = useConfirm();
  const copyOf = useCopyCall<{ id: string; title: string }>(path);
  const title = one.charAt(0).toUpperCase() + one.slice(1);

  async function reload(): Promise<void> {
    await Promise.all([
      client.invalidateQueries({ queryKey: serverListKey(path) }),
      client.invalidateQueries({ queryKey: ['count', kind] }),
      ...(kind === 'destinations' ? [client.invalidateQueries({ queryKey: ['destinations'] })] : []),
    ]);
  }

  async function send<Data>(method: 'POST' | 'PUT' | 'DELETE', below: string, body?: unknown): Promise<Data> {
    const { data } = await callOffice<Data>(`${path}/${below}`, { method, body });
    await reload();
    return data;
  }

  async function run(verb: 'delete' | 'save' | 'duplicate', what: () => Promise<void>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      showFailure({
        title: `Failed to ${verb} ${one}`,
        detail: failureText(error, AGAIN),
        retry: () => run(verb, what),
      });
      return false;
    }
  }

  return {
    reload,
    /** Asks first. */
    async remove({ id, name }: Named, question: Pick<Question, 'title' | 'lost' | 'stays'>): Promise<void> {
      if (!(await ask({ ...question, verb: `Delete ${one}`, tone: 'red' }))) return;
      await run('delete', async () => {
        await send('DELETE', id);
        showSuccess({
          title: `${title} deleted`,
          detail: `“${name}”`,
          undo: () => send('POST', `${id}/restore`),
        });
      });
    },
    publish: ({ id, name }: Named, status: 'draft' | 'published') =>
      run('save', async () => {
        const other = status === 'draft' ? 'published' : 'draft';
        await send('PUT', id, { status });
        showSuccess({
          title: `${title} ${status === 'draft' ? 'unpublished' : 'published'}`,
          detail: `“${name}”`,
          undo: () => send('PUT', id, { status: other }),
        });
      }),
    duplicate: ({ id }: Named) =>
      run('duplicate', async () => {
        const copy = await copyOf(id);
        await reload();
        showSuccess({ title: `${title} duplicated`, detail: `“${copy.title}” is a draft.` });
        void navigate({ pathname: `${path}/${copy.id}`, search: `?tab=${kind}` });
      }),
    /** All of them, in their new order; `before` is the order that Undo goes back to. */
    order: (ids: readonly string[], before: readonly string[]) =>
      run('save', async () => {
        await send('PUT', 'order', { ids });
        showSuccess({ title: 'Order saved', undo: () => send('PUT', 'order', { ids: before }) });
      }),
  };
}
