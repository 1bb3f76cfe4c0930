import { useState } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordField({ bad }: { bad: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={bad ? 'f bad' : 'f'}>
      <label htmlFor="password">
        Password{' '}
        <span className="req" aria-hidden="true">
          *
        </span>
      </label>
      <div className="inp">
        <input
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={1000}
          required
          aria-invalid={bad || undefined}
        />
        <button
          type="button"
          className="btn ghost sm ico eye"
          aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </div>
  );
}
