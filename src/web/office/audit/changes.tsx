import { useState } from 'react';
import type { AuditEntry } from '#app/contract/audit.ts';
import { type FieldChange, fieldChanges } from '#app/domain/audit-text.ts';

const SHOWN = 4;
const LONG = 120;

/** What an entry changed, field by field: what it was struck out, what it became beside it. */
export function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const [all, setAll] = useState(false);
  const changes = fieldChanges(before, after);
  if (changes.length === 0) return <span className="mute">No fields</span>;
  const shown = all ? changes : changes.slice(0, SHOWN);
  const cut = changes.length > SHOWN || changes.some(isLong);
  return (
    <>
      <dl className="diff">
        {shown.map((change) => (
          <div key={change.field}>
            <dt>{change.field}</dt>
            <dd>
              <Change {...change} whole={all} />
            </dd>
          </div>
        ))}
      </dl>
      {cut && (
        <button type="button" className="btn ghost sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : `Show all of ${changes.length === 1 ? 'it' : `${changes.length} fields`}`}
        </button>
      )}
    </>
  );
}

function Change({ before, after, whole }: FieldChange & { whole: boolean }) {
  const short = (text: string) => (whole || text.length <= LONG ? text : `${text.slice(0, LONG)}…`);
  return (
    <>
      {before !== null && (
        <del>
          <span className="sr">before: </span>
          {short(before)}
        </del>
      )}
      {before !== null && after !== null && <span aria-hidden="true"> → </span>}
      {after !== null && (
        <ins>
          <span className="sr">after: </span>
          {short(after)}
        </ins>
      )}
    </>
  );
}

function isLong({ before, after }: FieldChange): boolean {
  return (before?.length ?? 0) > LONG || (after?.length ?? 0) > LONG;
}
