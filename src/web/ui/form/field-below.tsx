import type { ReactNode } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** What stands below a field: its hint, whose place an error takes. */
export function FieldBelow({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  if (error)
    return (
      <span className="e" id={id}>
        <Icon name="circle-alert" small />
        {error}
      </span>
    );
  return hint ? (
    <span className="h" id={id}>
      {hint}
    </span>
  ) : null;
}
