import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionView } from '#app/contract/users.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { SessionList } from './session-list.tsx';
import { ACCOUNT } from './use-account.ts';

const PATH = `${ACCOUNT}/sessions`;
const KEY = ['sessions', 'own'];

export function useReloadSessions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

/** Where one is signed in, and signing out of there. */
export function OwnSessions() {
  const ask = useConfirm();
  const reload = useReloadSessions();
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callOffice<SessionView[]>(PATH, { signal }),
    refetchOnMount: 'always',
  });
  const rows = sessions.data?.data;

  async function run(work: () => Promise<unknown>, detail: string): Promise<void> {
    try {
      await work();
      showSuccess({ title: 'Signed out', detail });
    } catch (error) {
      showFailure({ title: 'Failed to sign out', detail: failureText(error, 'Please try again.') });
    }
    await reload();
  }

  async function endOthers(): Promise<void> {
    const yes = await ask({
      title: 'Sign out everywhere else?',
      lost: 'All other devices and browsers have to sign in again.',
      stays: 'You stay signed in here.',
      verb: 'Sign out everywhere else',
      icon: 'log-out',
    });
    if (yes) await run(() => callOffice(`${PATH}/end-others`, { method: 'POST' }), 'Everywhere but here');
  }

  return (
    <section className="box" aria-labelledby="sessions-box">
      <header>
        <h2 id="sessions-box">Where you are signed in</h2>
        <button
          type="button"
          className="btn sm push"
          disabled={!rows || rows.length < 2}
          onClick={() => void endOthers()}
        >
          Sign out everywhere else
        </button>
      </header>
      <div className="pad">
        {rows ? (
          <SessionList
            rows={rows}
            empty="Nowhere."
            onEnd={(session) =>
              void run(
                () => callOffice(`${PATH}/${encodeURIComponent(session.id)}`, { method: 'DELETE' }),
                session.device,
              )
            }
          />
        ) : sessions.isError ? (
          <ErrorState title="Failed to load sessions" error={sessions.error} retry={sessions.refetch} />
        ) : (
          <Skeleton label="sessions" />
        )}
      </div>
    </section>
  );
}
