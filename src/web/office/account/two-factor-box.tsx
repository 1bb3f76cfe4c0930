import { useState } from 'react';
import type { AccountView, RecoveryCodes, TwoFactorSetup } from '#app/contract/users.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { ACCOUNT } from './use-account.ts';

type Open =
  | { what: 'begin' | 'off' | 'renew' }
  | { what: 'enrol'; setup: TwoFactorSetup }
  | { what: 'codes'; codes: string[] };

/** Turning two-factor sign-in on and off, and the recovery codes. */
export function TwoFactorBox({ account, onChanged }: { account: AccountView; onChanged: () => unknown }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showCodes = ({ codes }: RecoveryCodes) => {
    setOpen({ what: 'codes', codes });
    void onChanged();
  };
  const few = account.twoFactor && account.recoveryCodes < 4;
  return (
    <section className="box" aria-labelledby="two-factor-box">
      <header>
        <h2 id="two-factor-box">Two-factor sign-in</h2>
        <Badge tone={account.twoFactor ? 'green' : 'gray'}>{account.twoFactor ? 'On' : 'Off'}</Badge>
      </header>
      <div className="pad stack">
        {account.twoFactor ? (
          <p>
            After your password you enter a code of your app.{' '}
            <span className={few ? 'late' : undefined}>
              {account.recoveryCodes} of 10 recovery codes are left.
            </span>
          </p>
        ) : (
          <p>
            A code of an app on your phone, besides the password: then a password that got out is not enough
            to sign in as you.
          </p>
        )}
        <p className="row">
          {account.twoFactor ? (
            <>
              <button type="button" className="btn sm" onClick={() => setOpen({ what: 'renew' })}>
                New recovery codes
              </button>
              <button type="button" className="btn sm" onClick={() => setOpen({ what: 'off' })}>
                Turn off
              </button>
            </>
          ) : (
            <button
              type="button"
              className="btn sm pri"
              disabled={!account.hasPassword}
              onClick={() => setOpen({ what: 'begin' })}
            >
              Turn on
            </button>
          )}
        </p>
      </div>
      {open?.what === 'begin' && (
        <ProofDialog
          title="Turn two-factor sign-in on"
          verb="Continue"
          onClose={close}
          onProved={async (body) => {
            const { data } = await callOffice<TwoFactorSetup>(`${ACCOUNT}/two-factor`, {
              method: 'POST',
              body,
            });
            setOpen({ what: 'enrol', setup: data });
          }}
        />
      )}
      {open?.what === 'enrol' && (
        <EnrolDialog setup={open.setup} onClose={close} onConfirmed={(codes) => showCodes(codes)} />
      )}
      {open?.what === 'renew' && (
        <ProofDialog
          title="New recovery codes"
          text="The ten you have now stop working."
          verb="Make new codes"
          onClose={close}
          onProved={async (body) => {
            const { data } = await callOffice<RecoveryCodes>(`${ACCOUNT}/recovery-codes`, {
              method: 'POST',
              body,
            });
            showCodes(data);
          }}
        />
      )}
      {open?.what === 'off' && (
        <ProofDialog
          title="Turn two-factor sign-in off?"
          text="Your app and your recovery codes stop working. The password alone is enough to sign in as you."
          verb="Turn off"
          tone="red"
          onClose={close}
          onProved={async (body) => {
            await callOffice(`${ACCOUNT}/two-factor/off`, { method: 'POST', body });
            showSuccess({ title: 'Two-factor sign-in is off' });
            close();
            void onChanged();
          }}
        />
      )}
      {open?.what === 'codes' && <RecoveryDialog codes={open.codes} onClose={close} />}
    </section>
  );
}
