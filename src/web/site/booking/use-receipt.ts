import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LedgerEntryView } from '#app/contract/bookings.ts';

/** Prints the receipt of one payment; printed in any other way the page is the whole booking. */
export function useReceipt(): { entry: LedgerEntryView | null; print(entry: LedgerEntryView): void } {
  const [entry, setEntry] = useState<LedgerEntryView | null>(null);
  useEffect(() => {
    const done = () => setEntry(null);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return {
    entry,
    print(one) {
      flushSync(() => setEntry(one));
      window.print();
    },
  };
}
