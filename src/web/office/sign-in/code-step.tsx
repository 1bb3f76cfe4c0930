import { type FormEvent, useEffect, useRef, useState } from 'react';

/** The code of the app; or, for who has lost it, a recovery code. */
export function CodeStep({
  bad,
  busy,
  onSend,
  onBack,
}: {
  bad: boolean;
  busy: boolean;
  onSend: (code: string) => void;
  onBack: () => void;
}) {
  const [recovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is asked for, or the last one was wrong
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [recovery, bad, busy]);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy) onSend(String(new FormData(event.currentTarget).get('code') ?? ''));
  }
  const label = recovery ? 'Recovery code' : 'Code';
  return (
    <form className="stack" method="post" onSubmit={submit}>
      <div className={bad ? 'f bad' : 'f'}>
        <label htmlFor="code">
          {label}{' '}
          <span className="req" aria-hidden="true">
            *
          </span>
        </label>
        <div className="inp">
          <input
            key={label}
            ref={field}
            id="code"
            name="code"
            className="codes"
            autoComplete={recovery ? 'off' : 'one-time-code'}
            inputMode={recovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            aria-invalid={bad || undefined}
            aria-describedby="code-hint"
            required
          />
        </div>
        <span className="h" id="code-hint">
          {recovery
            ? 'One of the ten that you wrote down. Each works once.'
            : 'The six digits that your app shows.'}
        </span>
      </div>
      <button className={busy ? 'btn pri busy' : 'btn pri'} type="submit" aria-disabled={busy || undefined}>
        {busy ? 'Signing in...' : 'Login'}
      </button>
      <div className="row login-more">
        <button type="button" className="btn ghost sm" onClick={onBack}>
          Back
        </button>
        <button type="button" className="btn ghost sm push" onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the app instead' : 'Use a recovery code'}
        </button>
      </div>
    </form>
  );
}
