import type { ReactNode } from 'react';

/** A button that starts something long; busy it keeps its place and its focus, and does nothing. */
export function BusyButton({
  label,
  busyLabel,
  busy,
  type = 'submit',
  form,
  className = 'btn',
  onPress,
}: {
  label: ReactNode;
  busyLabel: string;
  busy: boolean;
  type?: 'submit' | 'button';
  form?: string;
  className?: string;
  onPress?(): void;
}) {
  return (
    <button
      type={type}
      form={form}
      className={busy ? `${className} busy` : className}
      aria-disabled={busy ? true : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onPress?.();
      }}
    >
      {busy && <i className="spin" />}
      {busy ? busyLabel : label}
    </button>
  );
}
