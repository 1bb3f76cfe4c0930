import type { ReactNode } from 'react';

export type Tone = 'gray' | 'blue' | 'yellow' | 'green' | 'red' | 'orange' | 'purple';

/** A status: colour and word together. `plain` leaves out the dot, for marks that are no status. */
export function Badge({
  tone = 'gray',
  plain = false,
  children,
}: {
  tone?: Tone;
  plain?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`bdg${tone === 'gray' ? '' : ` ${tone}`}${plain ? ' plain' : ''}`}>{children}</span>
  );
}
