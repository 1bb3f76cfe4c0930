import { useState } from 'react';
import { restLiveNews } from '#app/web/office/live/live-channel.ts';
import { forgetRecent } from '#app/web/office/palette/recent.ts';
import { tellTabs } from '#app/web/office/session/session-channel.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure } from '#app/web/ui/toast.tsx';

/** Ends the session, then loads the login page anew, so that nothing of the office stays in memory. */
export function useLogout(): { busy: boolean; logout: () => void } {
  const [busy, setBusy] = useState(false);
  async function logout(): Promise<void> {
    setBusy(true);
    try {
      await callOffice('/auth/logout', { method: 'POST' });
      restLiveNews();
      forgetRecent();
      tellTabs({ type: 'out' });
      window.location.assign('/admin/login');
    } catch {
      setBusy(false);
      showFailure({ title: 'Could not log out', detail: 'Please check your connection and try again.' });
    }
  }
  return { busy, logout: () => void logout() };
}
