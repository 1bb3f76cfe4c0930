import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeUser, SessionView } from '#app/contract/users.ts';
import { SessionList } from '#app/web/office/account/session-list.tsx';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { USERS } from './use-user-actions.ts';

/** Where a user is signed in, and the way to end it. */
export function SessionsDialog({
  user,
  onChanged,
  onClose,
}: {
  user: OfficeUser;
  onChanged: () => void;
  onClose: () => void;
}) {
  const path = `${USERS}/${encodeURIComponent(user.id)}/sessions`;
  const queryKey = ['sessions', user.id];
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey,
    queryFn: ({ signal }) => callOffice<SessionView[]>(path, { signal }),
    refetchOnMount: 'always',
  });
  const rows = sessions.data?.data;

  async function end(session?: SessionView): Promise<void> {
    try {
      if (session) await callOffice(`${path}/${encodeURIComponent(session.id)}`, { method: 'DELETE' });
      else await callOffice(`${path}/end`, { method: 'POST' });
      showSuccess({ title: 'Signed out', detail: session ? session.device : `${user.name}, everywhere` });
    } catch (error) {
      showFailure({ title: 'Failed to sign out', detail: failureText(error, 'Please try again.') });
    }
    await client.invalidateQueries({ queryKey });
    onChanged();
  }

  return (
    <Modal
      title={`Sessions of ${user.name}`}
      size={720}
      onClose={onClose}
      footer={
        <span className="push">
          <button type="button" className="btn red" disabled={!rows?.length} onClick={() => void end()}>
            Sign out everywhere
          </button>
        </span>
      }
    >
      {rows ? (
        <SessionList rows={rows} onEnd={(session) => void end(session)} empty="Not signed in anywhere." />
      ) : sessions.isError ? (
        <ErrorState title="Failed to load sessions" error={sessions.error} retry={sessions.refetch} />
      ) : (
        <Skeleton label="sessions" />
      )}
    </Modal>
  );
}
