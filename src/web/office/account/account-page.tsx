import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { SkeletonCards } from '#app/web/ui/parts/skeleton.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordBox } from './password-box.tsx';
import { ProfileBox } from './profile-box.tsx';
import { TwoFactorBox } from './two-factor-box.tsx';
import { useAccount } from './use-account.ts';

/** What everybody looks after themselves: name, password, second factor, sessions. */
export default function AccountPage() {
  const { account, isError, error, refetch, reload } = useAccount();
  return (
    <>
      <PageHead title="Your account" hint="Your name, password, two-factor sign-in and sessions." />
      {account ? (
        <div className="account">
          <ProfileBox account={account} onSaved={reload} />
          <div className="stack">
            <PasswordBox account={account} />
            <TwoFactorBox account={account} onChanged={reload} />
          </div>
          <OwnSessions />
        </div>
      ) : isError ? (
        <div className="box">
          <ErrorState title="Failed to load your account" error={error} retry={refetch} />
        </div>
      ) : (
        <SkeletonCards label="your account" />
      )}
    </>
  );
}
