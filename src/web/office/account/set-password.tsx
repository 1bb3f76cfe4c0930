import '#app/web/office/styles/office.css';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LinkOwner } from '#app/contract/auth.ts';
import { brandStyle } from '#app/domain/brand-palette.ts';
import { servicesContext } from '#app/web/context.ts';
import { Wordmark } from '#app/web/office/shell/wordmark.tsx';
import { BrandStyle } from '#app/web/ui/brand-style.tsx';
import { callOffice, failureText, OfficeError } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { brand } = await context.get(servicesContext).settings();
  return { brand, brandStyle: brandStyle(brand) };
}

export function links() {
  return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

/** Where a link to choose a password leads; its token stands behind `#` and reaches the server only in a call. */
export default function SetPassword() {
  const { brand, brandStyle } = useLoaderData<typeof loader>();
  const { owner, failure, field, busy, done, send } = useSetPassword();
  return (
    <main className="login">
      <BrandStyle css={brandStyle} />
      <title>{`Choose a password · ${brand.first} ${brand.second}`}</title>
      <div className="login-in">
        <div className="brand">
          <Wordmark brand={brand} />
        </div>
        <div className="box">
          <h1>{done ? 'Your password is set' : 'Choose a password'}</h1>
          <p className="mute">
            {owner
              ? `For ${owner.name}, who signs in as ${owner.username}.`
              : failure
                ? 'For staff of this office.'
                : 'One moment...'}
          </p>
          {failure && (
            <div className="note bad" role="alert">
              <Icon name="circle-alert" />
              <span>{failure}</span>
            </div>
          )}
          {owner && !done && (
            <form className="stack" method="post" onSubmit={send}>
              <input type="hidden" name="username" autoComplete="username" value={owner.username} readOnly />
              <TextField
                name="password"
                label="New password"
                type="password"
                autoComplete="new-password"
                hint="At least 10 characters. A few words in a row are easy to remember."
                error={field ?? undefined}
                maxLength={1000}
                required
              />
              <button className={busy ? 'btn pri busy' : 'btn pri'} type="submit" disabled={busy}>
                {busy ? 'Saving...' : 'Set password'}
              </button>
            </form>
          )}
          {done && (
            <Link className="btn pri" to="/admin/login" reloadDocument>
              Go to the login page
            </Link>
          )}
        </div>
      </div>
    </main>
  );
}

function useSetPassword() {
  const [token, setToken] = useState('');
  const [owner, setOwner] = useState<LinkOwner | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [field, setField] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  useEffect(() => {
    const found = window.location.hash.slice(1);
    setToken(found);
    callOffice<LinkOwner>('/auth/password-link', { method: 'POST', body: { token: found } })
      .then(({ data }) => setOwner(data))
      .catch((error: unknown) => setFailure(failureText(error, 'Please load this page again in a minute.')));
  }, []);

  async function save(password: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    setField(null);
    try {
      await callOffice('/auth/password', { method: 'POST', body: { token, password } });
      // The link is spent: it need not stay in the history.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      setDone(true);
    } catch (error) {
      const wrong = error instanceof OfficeError ? error.fields.password : undefined;
      if (wrong) setField(wrong);
      else setFailure(failureText(error, 'The password could not be saved. Please try again.'));
    }
    setBusy(false);
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy) void save(String(new FormData(event.currentTarget).get('password') ?? ''));
  }
  return { owner, failure, field, busy, done, send };
}
