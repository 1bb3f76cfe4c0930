import { useEffect, useRef, useState } from 'react';
import type { SessionResponse } from '#app/contract/auth.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';

const FAILED = 'Login failed. Please try again.';

/**
 * Exchanges the one-time session_id that a single sign-on left behind `#`, and takes it out of the address first, so
 * that it stays in no history. Answers whether that is under way.
 */
export function useSignOn(onSignedIn: () => void): { exchanging: boolean; failure: string | null } {
  const [exchanging, setExchanging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const done = useRef(onSignedIn);
  done.current = onSignedIn;
  useEffect(() => {
    const sessionId = new URLSearchParams(window.location.hash.slice(1)).get('session_id');
    if (!sessionId) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    setExchanging(true);
    callOffice<SessionResponse>('/auth/session', { method: 'POST', body: { session_id: sessionId } })
      .then(() => done.current())
      .catch((error: unknown) => {
        setFailure(failureText(error, FAILED));
        setExchanging(false);
      });
  }, []);
  return { exchanging, failure };
}
