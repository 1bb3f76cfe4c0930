import { useState } from 'react';
import type { OfficeUser, PasswordInvitation } from '#app/contract/users.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { useListCache } from '#app/web/ui/list/use-server-list.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

export const USERS = '/admin/users';

export interface Invitation extends PasswordInvitation {
  /** Made for somebody who had a password before. */
  again: boolean;
}

/** What can be done to a user from the list, each asked about first when something is lost. */
export function useUserActions() {
  const ask = useConfirm();
  const { reload } = useListCache<OfficeUser>(USERS);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const post = <Data>(user: OfficeUser, action: string) =>
    callOffice<Data>(`${USERS}/${encodeURIComponent(user.id)}/${action}`, { method: 'POST' });

  async function run(standard: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      showFailure({ title: standard, detail: failureText(error, 'Please try again.') });
    }
    await reload();
  }

  async function disable(user: OfficeUser): Promise<void> {
    const yes = await ask({
      title: `Disable ${user.name}?`,
      lost: 'They are signed out everywhere at once and cannot sign in.',
      stays: 'Everything they did stays, with their name. You can enable them again.',
      verb: 'Disable user',
    });
    if (!yes) return;
    await run('Failed to disable user', async () => {
      await post(user, 'disable');
      showSuccess({ title: 'User disabled', detail: user.name, undo: () => enable(user) });
    });
  }

  async function enable(user: OfficeUser): Promise<void> {
    await run('Failed to enable user', async () => {
      await post(user, 'enable');
      showSuccess({ title: 'User enabled', detail: `${user.name} can sign in again.` });
    });
  }

  async function resetPassword(user: OfficeUser): Promise<void> {
    const again = user.status !== 'invited';
    const yes =
      !again ||
      (await ask({
        title: `Reset the password of ${user.name}?`,
        lost: 'Their password stops working at once, a single sign-on is forgotten, and they are signed out everywhere.',
        stays: 'You get a link for them to choose a new password. Two-factor sign-in stays as it is.',
        verb: 'Reset password',
      }));
    if (!yes) return;
    await run('Failed to reset password', async () => {
      const { data } = await post<PasswordInvitation>(user, 'reset-password');
      setInvitation({ ...data, again });
    });
  }

  async function resetTwoFactor(user: OfficeUser): Promise<void> {
    const yes = await ask({
      title: `Turn two-factor sign-in off for ${user.name}?`,
      lost: 'Their app and recovery codes stop working, and they are signed out everywhere.',
      stays: 'They sign in with the password alone until they turn it on again.',
      verb: 'Turn off',
    });
    if (!yes) return;
    await run('Failed to turn two-factor sign-in off', async () => {
      await post(user, 'reset-two-factor');
      showSuccess({ title: 'Two-factor sign-in is off', detail: user.name });
    });
  }

  return { invitation, setInvitation, disable, enable, resetPassword, resetTwoFactor, reload };
}
