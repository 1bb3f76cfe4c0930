import './styles/office.css';
import { type FormEvent, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { LoginResponse } from '#app/contract/auth.ts';
import { brandStyle } from '#app/domain/brand-palette.ts';
import { servicesContext } from '#app/web/context.ts';
import { BrandStyle } from '#app/web/ui/brand-style.tsx';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { nextPage } from './next-page.ts';
import { PasswordField } from './parts/password-field.tsx';
import { Wordmark } from './shell/wordmark.tsx';

const FAILED = 'Login failed. Please try again.';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  if (await services.sessionUser(request))
    throw redirect(nextPage(new URL(request.url).searchParams.get('next')));
  const { brand } = await services.settings();
  return { brand, brandStyle: brandStyle(brand) };
}

export function links() {
  return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function Login() {
  const { brand, brandStyle } = useLoaderData<typeof loader>();
  const { failure, busy, ready, submit } = useLogin();
  return (
    <main className="login">
      <BrandStyle css={brandStyle} />
      <title>{`Sign in · ${brand.first} ${brand.second}`}</title>
      <div className="login-in">
        <div className="brand">
          <Wordmark brand={brand} />
        </div>
        {/* `post`, so that a form sent before the scripts are there never puts the password into an address */}
        <form className="box" method="post" onSubmit={submit}>
          <h1>Sign in to the back office</h1>
          <p className="mute">
            For {brand.first} {brand.second} staff.
          </p>
          {failure && (
            <div className="note bad" role="alert">
              <Icon name="circle-alert" />
              <span>{failure}</span>
            </div>
          )}
          <div className="stack">
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
            <PasswordField bad={failure !== null} />
            <button className={busy ? 'btn pri busy' : 'btn pri'} type="submit" disabled={!ready || busy}>
              {busy ? 'Signing in...' : 'Login'}
            </button>
          </div>
        </form>
        <p className="mute login-foot">You stay signed in for 7 days on this device.</p>
      </div>
    </main>
  );
}

function useLogin() {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => setReady(true), []);

  async function login(form: FormData): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const body = {
        username: String(form.get('username') ?? ''),
        password: String(form.get('password') ?? ''),
      };
      await callOffice<LoginResponse>('/auth/login', { method: 'POST', body });
      await navigate(nextPage(search.get('next')), { replace: true });
    } catch (error) {
      setFailure((error instanceof OfficeError ? error.detail : null) ?? FAILED);
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy) void login(new FormData(event.currentTarget));
  }
  return { failure, busy, ready, submit };
}
