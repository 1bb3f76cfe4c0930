import type { ReactNode } from 'react';
import { formatDate } from '#app/domain/plain-date.ts';
import { agencyDate, agencyTime } from '#app/web/ui/parts/exact-time.ts';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';

export interface TimelineEntry {
  id: string;
  /** An instant. */
  at: string;
  icon: IconName;
  title: ReactNode;
  text?: ReactNode;
}

/** What happened, by day, in the order given; times are the agency's. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const days = Map.groupBy(entries, ({ at }) => agencyDate(new Date(at)));
  return (
    <div className="tl">
      {[...days].map(([day, all]) => (
        <div key={day}>
          <h4>{formatDate(day)}</h4>
          <ol>
            {all.map(({ id, at, icon, title, text }) => (
              <li key={id}>
                <time dateTime={at}>{agencyTime(new Date(at))}</time>
                <span className="ic">
                  <Icon name={icon} />
                </span>
                <div>
                  <div className="tt">{title}</div>
                  {text && <p>{text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
