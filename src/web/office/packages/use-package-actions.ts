import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { BulkPackagesAnswer, BulkPackagesInput } from '#app/contract/admin-packages.ts';
import type { AdminPackageView } from '#app/contract/content.ts';
import { useCopyCall } from '#app/web/office/content/use-copy-call.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

export const PACKAGES = '/admin/packages';

const AGAIN = 'Please check your connection and try again.';
const DONE: Record<BulkPackagesInput['action'], string> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
};
const BACK: Record<BulkPackagesInput['action'], BulkPackagesInput['action']> = {
  publish: 'unpublish',
  unpublish: 'publish',
  delete: 'restore',
  restore: 'delete',
};

/** What can be done to packages in their list; each says what it did, and offers Undo where it can be undone. */
export function usePackageActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ask = useConfirm();
  const copyOf = useCopyCall<AdminPackageView>(PACKAGES);
  const reload = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: serverListKey(PACKAGES) }),
      client.invalidateQueries({ queryKey: ['count', 'packages'] }),
    ]);
  };

  async function send(action: BulkPackagesInput['action'], ids: readonly string[]): Promise<string[]> {
    const body = { action, ids } satisfies { action: string; ids: readonly string[] };
    const { data } = await callOffice<BulkPackagesAnswer>(`${PACKAGES}/bulk`, { method: 'POST', body });
    await reload();
    return data.done;
  }

  async function change(action: BulkPackagesInput['action'], ids: readonly string[], name?: string) {
    try {
      const done = await send(action, ids);
      const what = name && ids.length === 1 ? `“${name}”` : counted(done.length);
      showSuccess({
        title: ids.length === 1 ? `Package ${DONE[action]}` : `${counted(done.length)} ${DONE[action]}`,
        ...(ids.length === 1 ? { detail: what } : {}),
        ...(done.length > 0 ? { undo: () => send(BACK[action], done) } : {}),
      });
    } catch (error) {
      const verb = action === 'delete' ? 'delete' : 'save';
      showFailure({
        title: `Failed to ${verb} ${ids.length === 1 ? 'package' : 'packages'}`,
        detail: failureText(error, AGAIN),
        retry: () => change(action, ids, name),
      });
    }
  }

  async function duplicate(source: AdminPackageView): Promise<void> {
    try {
      const copy = await copyOf(source.id);
      await reload();
      showSuccess({ title: 'Package duplicated', detail: `“${copy.title}” is a draft.` });
      void navigate({ pathname: `${PACKAGES}/${copy.id}`, search: window.location.search });
    } catch (error) {
      showFailure({
        title: 'Failed to duplicate package',
        detail: failureText(error, AGAIN),
        retry: () => duplicate(source),
      });
    }
  }

  return {
    reload,
    publish: (ids: readonly string[], name?: string) => change('publish', ids, name),
    unpublish: (ids: readonly string[], name?: string) => change('unpublish', ids, name),
    /** Asks first; true when it was done. */
    async remove(ids: readonly string[], name?: string): Promise<boolean> {
      const one = ids.length === 1;
      const yes = await ask({
        title: `Are you sure you want to delete ${one ? 'this package' : `these ${ids.length} packages`}?`,
        lost: one
          ? `${name ? `“${name}”` : 'It'} and its itinerary disappear from the website at once.`
          : 'They and their itineraries disappear from the website at once.',
        stays: `Bookings made for ${one ? 'it' : 'them'} stay in CRM.`,
        verb: one ? 'Delete package' : `Delete ${ids.length} packages`,
        tone: 'red',
      });
      if (yes) await change('delete', ids, name);
      return yes;
    },
    duplicate,
  };
}

function counted(count: number): string {
  return `${count} ${count === 1 ? 'package' : 'packages'}`;
}
