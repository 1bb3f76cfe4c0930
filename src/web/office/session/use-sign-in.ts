import { useState } from 'react';
import type { LoginResponse, SecondStep } from '#app/contract/auth.ts';
import { callOffice, failureText, OfficeError } from '#app/web/ui/data/call-office.ts';

const FAILED = 'Login failed. Please try again.';

/** The two steps of signing in: name and password, then the code of the second factor where there is one. */
export function useSignIn(onSignedIn: (userId: string) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);

  async function send(path: string, body: Record<string, string>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await callOffice<LoginResponse | SecondStep>(path, { method: 'POST', body });
      if ('challenge' in data) setChallenge(data.challenge);
      else onSignedIn(data.user.id);
    } catch (error) {
      // The first step is too long ago: its page again, with the reason.
      if (error instanceof OfficeError && error.code === 'sign_in_expired') setChallenge(null);
      setFailure(failureText(error, FAILED));
    }
    setBusy(false);
  }

  return {
    failure,
    busy,
    /** True once a code is asked for. */
    secondStep: challenge !== null,
    signIn: (username: string, password: string) => send('/auth/login', { username, password }),
    /** Back to the first step. */
    startAgain: () => {
      setChallenge(null);
      setFailure(null);
    },
    sendCode: (code: string) => send('/auth/two-factor', { challenge: challenge ?? '', code }),
  };
}
