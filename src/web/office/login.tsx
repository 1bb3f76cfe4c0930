import './styles/office.css';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { brandStyle } from '#app/domain/brand-palette.ts';
import { servicesContext } from '#app/web/context.ts';
import { BrandStyle } from '#app/web/ui/brand-style.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { nextPage } from './next-page.ts';
import { useSignIn } from './session/use-sign-in.ts';
import { Wordmark } from './shell/wordmark.tsx';
import { CodeStep } from './sign-in/code-step.tsx';
import { PasswordStep } from './sign-in/password-step.tsx';
import { signOnText } from './sign-in/sign-on-texts.ts';
import { useSignOn } from './sign-in/use-sign-on.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  if (await services.sessionUser(request))
    throw redirect(nextPage(new URL(request.url).searchParams.get('next')));
  const { brand } = await services.settings();
  return { brand, brandStyle: brandStyle(brand), signOn: services.signOnLabel };
}

export function links() {
  return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function Login() {
  const { brand, brandStyle, signOn } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const next = nextPage(search.get('next'));
  const goOn = () => void navigate(next, { replace: true });
  const { failure, busy, secondStep, signIn, sendCode, startAgain } = useSignIn(goOn);
  const exchange = useSignOn(goOn);
  const tried = busy || secondStep || failure !== null;
  const said = failure ?? exchange.failure ?? (tried ? null : signOnText(search.get('sign_on')));
  return (
    <main className="login">
      <BrandStyle css={brandStyle} />
      <title>{`Sign in · ${brand.first} ${brand.second}`}</title>
      <div className="login-in">
        <div className="brand">
          <Wordmark brand={brand} />
        </div>
        <div className="box">
          <h1>{secondStep ? 'Two-factor sign-in' : 'Sign in to the back office'}</h1>
          <p className="mute">
            {secondStep
              ? 'Your password is right. One more step.'
              : `For ${brand.first} ${brand.second} staff.`}
          </p>
          {said && (
            <div className="note bad" role="alert">
              <Icon name="circle-alert" />
              <span>{said}</span>
            </div>
          )}
          {secondStep ? (
            <CodeStep
              bad={failure !== null}
              busy={busy}
              onSend={(code) => void sendCode(code.trim())}
              onBack={startAgain}
            />
          ) : (
            <PasswordStep
              bad={failure !== null}
              busy={busy || exchange.exchanging}
              ready={ready}
              onSend={(username, password) => void signIn(username, password)}
            />
          )}
          {signOn && !secondStep && <SignOnLink label={signOn} next={next} />}
        </div>
        <p className="mute login-foot">You stay signed in for 7 days on this device.</p>
      </div>
    </main>
  );
}

/** To the issuer: a page of another site, so no link of ours. */
function SignOnLink({ label, next }: { label: string; next: string }) {
  return (
    <>
      <p className="login-or">
        <span>or</span>
      </p>
      <a className="btn login-on" href={`/api/auth/oidc/start?next=${encodeURIComponent(next)}`}>
        Sign in with {label}
      </a>
    </>
  );
}
