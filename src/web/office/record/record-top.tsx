import type { ReactNode } from 'react';
import { Avatar } from '#app/web/office/parts/avatar.tsx';

/** Whose record it is, with its badges, and how to reach the person. */
export function RecordTop({
  name,
  badges,
  under,
  children,
}: {
  name: string;
  badges: ReactNode;
  under?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="rec-top">
      <Avatar name={name} />
      <div className="grow">
        <h2>{name}</h2>
        <div className="badges">{badges}</div>
        {under && <p className="mute">{under}</p>}
      </div>
      {children && <div className="row tight">{children}</div>}
    </div>
  );
}
