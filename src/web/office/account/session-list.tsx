import type { SessionView } from '#app/contract/users.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { METHOD_NAMES } from '#app/web/office/users/user-names.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';

/** Where somebody is signed in, the last used first. */
export function SessionList({
  rows,
  onEnd,
  empty,
}: {
  rows: readonly SessionView[];
  onEnd: (session: SessionView) => void;
  empty: string;
}) {
  if (rows.length === 0) return <p className="mute">{empty}</p>;
  return (
    <ul className="sessions">
      {rows.map((session) => (
        <li key={session.id}>
          <div className="grow">
            <p className="row tight">
              <b>{session.device}</b>
              {session.current && <Badge tone="green">This one</Badge>}
            </p>
            <p className="mute">
              {[METHOD_NAMES[session.method], session.address].filter(Boolean).join(' · ')}
              {' · '}
              <time dateTime={session.lastSeenAt} title={exactly(session.lastSeenAt)}>
                seen {ago(session.lastSeenAt)}
              </time>
              {', since '}
              <time dateTime={session.createdAt}>{exactly(session.createdAt)}</time>
            </p>
          </div>
          {!session.current && (
            <button
              type="button"
              className="btn sm"
              aria-label={`Sign out of ${session.device}, since ${exactly(session.createdAt)}`}
              onClick={() => onEnd(session)}
            >
              Sign out
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
