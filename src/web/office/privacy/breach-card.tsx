import { useId } from 'react';
import { Link } from 'react-router';
import type { BreachView } from '#app/contract/privacy-breaches.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { LongText } from '#app/web/office/parts/long-text.tsx';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { BREACHES_SCREEN } from './privacy-tabs.tsx';

/** A breach: what it concerns, what was done, and whether Board and people were told. */
export function BreachCard({ breach }: { breach: BreachView }) {
  const heading = useId();
  const { id, data, found_on: found, people, what, measures, recorded_by: by } = breach;
  return (
    <article className="card" aria-labelledby={heading} tabIndex={-1}>
      <div className="hd">
        <div className="grow">
          <div className="badges">
            <h2 className="nm" id={heading}>
              {data}
            </h2>
            <Told breach={breach} />
          </div>
        </div>
        <time className="when" dateTime={found}>
          {formatDate(found)}
        </time>
      </div>
      <dl className="about">
        <div>
          <dt>People concerned</dt>
          <dd>{people === null ? 'Not known yet' : people.toLocaleString('en-IN')}</dd>
        </div>
        <TellBoard breach={breach} />
        <div>
          <dt>People told</dt>
          <dd>{breach.people_told_on ? formatDate(breach.people_told_on) : 'Not yet'}</dd>
        </div>
      </dl>
      <LongText text={what} />
      {measures && (
        <div className="notes">
          <h3>Measures</h3>
          <p className="said">{measures}</p>
        </div>
      )}
      <div className="ft">
        <span className="hint">Recorded by {by}</span>
        <Link
          className="btn sm ghost push"
          data-key="e"
          to={`${BREACHES_SCREEN}/${encodeURIComponent(id)}`}
          preventScrollReset
        >
          <Icon name="pencil" />
          Edit<span className="sr">, {data}</span>
        </Link>
      </div>
    </article>
  );
}

function Told({ breach }: { breach: BreachView }) {
  if (breach.board_told_on && breach.people_told_on) return <Badge tone="green">Told</Badge>;
  return <Badge tone="yellow">To be told</Badge>;
}

function TellBoard({ breach: { board_told_on: told, report_by: due } }: { breach: BreachView }) {
  if (told) {
    return (
      <div>
        <dt>Board told</dt>
        <dd>{formatDate(told)}</dd>
      </div>
    );
  }
  const late = due < agencyDate();
  return (
    <div>
      <dt>Tell the Board by</dt>
      <dd className={late ? 'late' : undefined}>
        {formatDate(due)}
        {late && ', late'}
      </dd>
    </div>
  );
}
