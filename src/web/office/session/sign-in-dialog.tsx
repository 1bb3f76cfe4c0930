import { useEffect, useState } from 'react';
import type { UserView } from '#app/contract/auth.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Asks for the password over the page, which stays as it is. Closing it leads to the login page. */
export function SignInDialog({
  user,
  onSignedIn,
  onLeave,
}: {
  user: UserView;
  onSignedIn: (userId: string) => void;
  onLeave: () => void;
}) {
  const [username, setUsername] = useState(user.username);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { failure, busy, secondStep, signIn, sendCode } = useSignIn(onSignedIn);
  useEffect(() => {
    if (secondStep) document.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [secondStep]);
  return (
    <Modal
      title="Please sign in again"
      hint="Your session ended. What you typed is still here."
      size={440}
      onSubmit={() => void (secondStep ? sendCode(code.trim()) : signIn(username.trim(), password))}
      onClose={onLeave}
      footer={
        <span className="push">
          <button type="button" className="btn" onClick={onLeave}>
            Go to the login page
          </button>
          <button type="submit" className={busy ? 'btn pri busy' : 'btn pri'} disabled={busy}>
            {busy ? 'Signing in...' : 'Sign in'}
          </button>
        </span>
      }
    >
      {failure && (
        <div className="note bad" role="alert">
          <Icon name="circle-alert" />
          <span>{failure}</span>
        </div>
      )}
      {secondStep ? (
        <TextField
          name="code"
          label="Code of your app, or a recovery code"
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          required
        />
      ) : (
        <>
          <TextField
            name="username"
            label="Username"
            value={username}
            onChange={setUsername}
            autoComplete="username"
            required
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
            first
          />
        </>
      )}
    </Modal>
  );
}
