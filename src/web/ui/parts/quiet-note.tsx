import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Said before anything is typed in vain. */
export function QuietNote({ children }: { children: ReactNode }) {
  return (
    <p className="note quiet">
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
