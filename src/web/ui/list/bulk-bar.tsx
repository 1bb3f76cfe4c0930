import type { ReactNode } from 'react';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** What can be done to all ticked rows; Escape unticks them. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  useKeys({ escape: onClear });
  return (
    <section className="bulk" aria-label="Selected rows">
      <b role="status">{count.toLocaleString('en-IN')} selected</b>
      {children}
      <button type="button" aria-label="Clear selection" onClick={onClear}>
        <Icon name="x" />
      </button>
    </section>
  );
}
