import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What can be saved, but is most likely a slip. `live`: it comes and goes while somebody types. */
export function WarnText({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className="warn-text" role={live ? 'status' : undefined}>
      <Icon name="triangle-alert" small />
      {children}
    </span>
  );
}
