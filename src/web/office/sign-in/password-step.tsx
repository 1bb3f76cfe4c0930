import type { FormEvent } from 'react';
import { PasswordField } from '#app/web/office/parts/password-field.tsx';

/** Name and password. */
export function PasswordStep({
  bad,
  busy,
  ready,
  onSend,
}: {
  bad: boolean;
  busy: boolean;
  ready: boolean;
  onSend: (username: string, password: string) => void;
}) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSend(String(form.get('username') ?? ''), String(form.get('password') ?? ''));
  }
  return (
    // `post`, so that a form sent before the scripts are there never puts the password into an address
    <form className="stack" method="post" onSubmit={submit}>
      <div className="f">
        <label htmlFor="username">
          Username{' '}
          <span className="req" aria-hidden="true">
            *
          </span>
        </label>
        <div className="inp">
          <input
            id="username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
          />
        </div>
      </div>
      <PasswordField bad={bad} />
      <button className={busy ? 'btn pri busy' : 'btn pri'} type="submit" disabled={!ready || busy}>
        {busy ? 'Signing in...' : 'Login'}
      </button>
    </form>
  );
}
