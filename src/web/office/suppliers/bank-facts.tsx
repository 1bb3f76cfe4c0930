import { useState } from 'react';
import type { Supplier } from '#app/contract/suppliers.ts';
import { maskedAccount, spacedAccount } from '#app/domain/bank-account.ts';

/** Where a supplier is paid. The account's number shows its last four until somebody asks for it. */
export function BankFacts({ supplier }: { supplier: Supplier }) {
  const [shown, setShown] = useState(false);
  const { supplier_name: name, bank_account_number: number, ifsc_code: ifsc, bank_branch: branch } = supplier;
  if (number === '' && ifsc === '' && branch === '') return <span className="mute">Not given</span>;
  return (
    <>
      {number && (
        <span className="sup-account">
          <span className="mono">{shown ? spacedAccount(number) : maskedAccount(number)}</span>
          <button
            type="button"
            className="textlink"
            aria-label={`${shown ? 'Hide' : 'Show'} bank account of ${name}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
      {ifsc && <span className="mono">{ifsc}</span>}
      {branch && <span className="mute">{branch}</span>}
    </>
  );
}
