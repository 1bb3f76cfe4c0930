import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CustomerLedger } from '#app/contract/accounts.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { LedgerView } from './ledger-view.tsx';
import { ReportFiles } from './report-files.tsx';
import { StatementDialog } from './statement-dialog.tsx';

/** What a customer bought and paid, by e-mail; the address is in the page's own. */
export function LedgerTab() {
  const [search, setSearch] = useSearchParams();
  const email = search.get('email') ?? '';
  const [text, setText] = useState(email);
  const [sending, setSending] = useState(false);
  const mayEdit = useMay('accounts.edit');
  const path = `customer-ledger/${encodeURIComponent(email)}`;
  const ledger = useQuery({
    queryKey: ['accounts', path],
    queryFn: async ({ signal }) => (await callOffice<CustomerLedger>(`/accounts/${path}`, { signal })).data,
    enabled: email !== '',
    refetchOnMount: 'always',
  });
  function find(event: FormEvent): void {
    event.preventDefault();
    setSearch((now) => {
      const next = new URLSearchParams(now);
      const wanted = text.trim();
      if (wanted === '') next.delete('email');
      else next.set('email', wanted);
      return next;
    });
  }
  return (
    <>
      <search className="filters">
        <form className="row" onSubmit={find}>
          <span className="fld search">
            <Icon name="search" />
            <input
              type="email"
              aria-label="Customer email"
              placeholder="Customer email"
              maxLength={254}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </span>
          <button type="submit" className="btn">
            Search
          </button>
        </form>
        {ledger.data && (
          <ReportFiles path={path} name="customer-ledger">
            {mayEdit && (
              <button type="button" className="btn" onClick={() => setSending(true)}>
                <Icon name="send" />
                Email statement
              </button>
            )}
          </ReportFiles>
        )}
      </search>
      <Found email={email} ledger={ledger} />
      {sending && ledger.data && (
        <StatementDialog customer={ledger.data.customer} onClose={() => setSending(false)} />
      )}
    </>
  );
}

function Found({
  email,
  ledger: { data, isError, error, refetch },
}: {
  email: string;
  ledger: { data: CustomerLedger | undefined; isError: boolean; error: unknown; refetch: () => unknown };
}) {
  if (email === '') {
    return (
      <div className="box">
        <EmptyState
          icon="search"
          title="Whose ledger?"
          text="Search by the email that a customer booked with or was invoiced at."
        />
      </div>
    );
  }
  if (data) return <LedgerView ledger={data} />;
  if (!isError) {
    return (
      <div className="box">
        <div className="pad">
          <Skeleton label="the customer ledger" />
        </div>
      </div>
    );
  }
  const unknown = error instanceof OfficeError && error.status === 404;
  return (
    <div className="box">
      <ErrorState
        title="Failed to load customer ledger"
        error={error}
        {...(unknown ? {} : { retry: refetch })}
      />
    </div>
  );
}
