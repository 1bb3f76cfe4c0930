import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SecretView } from '#app/contract/providers.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { exactTime } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { useSettingsForm } from './settings-form.tsx';
import { useProvidersChanged } from './use-office-settings.ts';

/** A key or password: set or replaced by itself or with the form around, removed at once; it can never be read. */
export function SecretField({ label, hint, secret }: { label: string; hint?: string; secret: SecretView }) {
  const [typing, setTyping] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const wasTyping = useRef(false);
  useEffect(() => {
    if (wasTyping.current && !typing) opener.current?.focus();
    wasTyping.current = typing;
  }, [typing]);
  const ask = useConfirm();
  const changed = useProvidersChanged();

  async function remove(): Promise<void> {
    const yes = await ask({
      title: `Are you sure you want to remove the ${label.toLowerCase()}?`,
      lost: 'It cannot be read again: to use it later you have to enter it anew.',
      verb: 'Remove',
    });
    if (!yes) return;
    try {
      await callOffice(secretPath(secret), { method: 'DELETE' });
      await changed();
      showSuccess({ title: `${label} removed` });
    } catch (error) {
      showFailure({
        title: `Failed to remove the ${label.toLowerCase()}`,
        detail: failureText(error, 'Please try again.'),
      });
    }
  }

  return (
    <section className="secret" aria-labelledby={id}>
      <div className="grow">
        <h3 id={id}>{label}</h3>
        <p className={secret.readable ? 'mute' : 'due'}>{stateText(secret)}</p>
        {hint && !typing && <p className="mute">{hint}</p>}
      </div>
      {!secret.fixed && !typing && (
        <span className="row tight">
          <button
            ref={opener}
            type="button"
            className="btn sm"
            aria-describedby={id}
            onClick={() => setTyping(true)}
          >
            {secret.set ? 'Replace' : 'Set'}
          </button>
          {secret.set && (
            <button
              type="button"
              className="btn ghost sm"
              aria-describedby={id}
              onClick={() => void remove()}
            >
              Remove
            </button>
          )}
        </span>
      )}
      {typing && <SecretInput label={label} secret={secret} onDone={() => setTyping(false)} />}
    </section>
  );
}

const secretPath = ({ name }: SecretView) => `/admin/settings/secrets/${encodeURIComponent(name)}`;

function stateText({ set, fixed, readable, last4, updated_at }: SecretView): string {
  const end = last4 === null ? '' : `, ends in ${last4}`;
  if (fixed) return `Set by the server’s environment${end}`;
  if (!set) return 'Not set';
  if (!readable) return 'Sealed with a key that is not here any more: enter it again';
  return `Set${end}${updated_at ? `, changed ${exactTime(new Date(updated_at))}` : ''}`;
}

function SecretInput({ label, secret, onDone }: { label: string; secret: SecretView; onDone: () => void }) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const changed = useProvidersChanged();
  const place = useRef<HTMLFieldSetElement>(null);
  const { typed } = useSettingsForm();

  async function save(): Promise<boolean> {
    if (busy) return false;
    if (value.trim() === '') {
      setError('Enter the secret');
      return false;
    }
    setBusy(true);
    try {
      await callOffice(secretPath(secret), { method: 'PUT', body: { value } });
      await changed();
      showSuccess({ title: `${label} saved` });
      onDone();
      return true;
    } catch (failure) {
      setError(failureText(failure, 'It could not be saved. Please try again.'));
      setBusy(false);
      place.current?.querySelector('input')?.focus();
      return false;
    }
  }

  // What is typed next belongs in the field, not to the shortcuts of the page.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const latest = useRef(save);
  latest.current = save;
  const isTyped = value.trim() !== '';
  useEffect(() => {
    if (!isTyped) return;
    typed(secret.name, () => latest.current());
    return () => typed(secret.name, null);
  }, [isTyped, typed, secret.name]);

  return (
    // It stands within the form of the other settings, so it is no form of its own.
    <fieldset
      ref={place}
      className="secret-in"
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          event.stopPropagation();
          void save();
        }
        if (event.key === 'Escape') onDone();
      }}
    >
      <TextField
        label={secret.set ? `New ${label.toLowerCase()}` : label}
        required
        type="password"
        autoComplete="new-password"
        maxLength={2000}
        value={value}
        error={error}
        onChange={setValue}
        hint="Sealed before it is stored, and shown to nobody."
      />
      <span className="row tight">
        <button type="button" className={busy ? 'btn pri sm busy' : 'btn pri sm'} onClick={() => void save()}>
          <Icon name="shield" small />
          {busy ? 'Saving...' : `Save ${label.toLowerCase()}`}
        </button>
        <button type="button" className="btn sm" onClick={onDone}>
          Cancel
        </button>
      </span>
    </fieldset>
  );
}
