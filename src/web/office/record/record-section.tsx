import { type ReactNode, useId } from 'react';

/** One part of a record: its heading, what can be done with it, its content. */
export function RecordSection({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="rec-sec" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {note && <span className="mute">{note}</span>}
        {action && <span className="push row tight">{action}</span>}
      </header>
      {children}
    </section>
  );
}
