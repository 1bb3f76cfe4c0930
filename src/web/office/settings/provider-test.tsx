import { useState } from 'react';
import type { TestAnswer } from '#app/contract/providers.ts';
import type { ProviderName } from '#app/domain/provider-settings.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useSettingsForm } from './settings-form.tsx';
import { useProvidersChanged } from './use-office-settings.ts';

const RECIPIENT: Partial<
  Record<ProviderName, { label: string; type: 'email' | 'tel'; placeholder: string }>
> = {
  mail: { label: 'Send it to', type: 'email', placeholder: 'you@example.com' },
  sms: { label: 'Send it to', type: 'tel', placeholder: '+91 98450 11762' },
  whatsapp: { label: 'Send it to', type: 'tel', placeholder: '+91 98450 11762' },
};

const WHAT: Record<ProviderName, string> = {
  mail: 'Sends a short mail through the server as it is saved.',
  sms: 'Sends a short message. The provider may charge for it.',
  whatsapp:
    'Sends the approved template, or free text when none is set; free text reaches only who wrote to you in the last 24 hours.',
  ai: 'Asks the model for one word.',
  payments: 'Asks the provider for the newest order with the saved keys. Nothing is paid.',
  files: 'Writes a small file where new files go, reads it back and deletes it.',
};

type Result = { good: boolean; text: string };

/** "Send a test", and what really came of it. */
export function ProviderTest({ provider }: { provider: ProviderName }) {
  const { form } = useSettingsForm();
  const changed = useProvidersChanged();
  const recipient = RECIPIENT[provider];
  const [to, setTo] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setResult(null);
    setWrong(undefined);
    try {
      const { data } = await callOffice<TestAnswer>(`/admin/settings/${provider}/test`, {
        method: 'POST',
        body: recipient ? { to } : {},
      });
      setResult({ good: true, text: data.detail });
    } catch (error) {
      const field = error instanceof OfficeError ? error.fields.to : undefined;
      if (field) setWrong(field);
      else
        setResult({ good: false, text: error instanceof Error ? error.message : 'It could not be tried.' });
    } finally {
      setBusy(false);
      // A provider whose test failed is not ready.
      void changed();
    }
  }

  return (
    <fieldset className="fs box set-fs">
      <legend>Send a test</legend>
      <p className="mute">{WHAT[provider]}</p>
      <div className="row set-test">
        {recipient && (
          <TextField
            {...recipient}
            required
            className="grow"
            value={to}
            onChange={setTo}
            error={wrong}
            maxLength={254}
          />
        )}
        <button
          type="button"
          className={busy ? 'btn busy' : 'btn'}
          disabled={form.dirty}
          onClick={() => void send()}
        >
          <Icon name="send" />
          {busy ? 'Trying...' : 'Send a test'}
        </button>
      </div>
      {form.dirty && <p className="mute">Save your changes first: the test goes by what is saved.</p>}
      <div aria-live="polite">
        {result && (
          <p className={result.good ? 'note good' : 'note bad'}>
            <Icon name={result.good ? 'circle-check' : 'circle-alert'} />
            <span>{result.text}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
