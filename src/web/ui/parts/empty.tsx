import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** One sentence on what is missing, and one thing to do about it. */
export function Empty({
  icon,
  title,
  hint,
  bad = false,
  children,
}: {
  icon: IconName;
  title: string;
  hint?: string;
  bad?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={bad ? 'empty bad' : 'empty'} role={bad ? 'alert' : undefined}>
      <span className="ic">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  );
}
