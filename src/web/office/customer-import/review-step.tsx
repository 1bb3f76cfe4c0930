import { useState } from 'react';
import type { CustomerImport, ImportRow } from '#app/contract/customer-imports.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { saveRejects } from './import-calls.ts';
import { useRows } from './use-rows.ts';

/** The third step: what will be made, skipped and refused, with the rows and why. Nothing is written yet. */
export function ReviewStep({ upload }: { upload: CustomerImport }) {
  const problems = upload.skipped + upload.refused;
  const [which, setWhich] = useState<'problems' | 'all'>(problems > 0 ? 'problems' : 'all');
  const { rows, total, hasFailed, more, retry } = useRows(upload.id, which);
  return (
    <>
      <div className="stats three">
        <Figure label="Ready to create" value={upload.created} />
        <Figure
          label="Will be skipped"
          value={upload.skipped}
          note={upload.skipped > 0 ? 'Same WhatsApp number or email' : ''}
        />
        <Figure label="Need a fix" value={upload.refused} isDue={upload.refused > 0} />
      </div>
      <div className="row">
        <span className="seg sm">
          <button type="button" aria-pressed={which === 'problems'} onClick={() => setWhich('problems')}>
            Problems {problems.toLocaleString('en-IN')}
          </button>
          <button type="button" aria-pressed={which === 'all'} onClick={() => setWhich('all')}>
            All rows {upload.row_count.toLocaleString('en-IN')}
          </button>
        </span>
        {problems > 0 && (
          <button type="button" className="link push" onClick={() => void saveRejects(upload.id)}>
            Download problem rows
          </button>
        )}
      </div>
      {hasFailed ? (
        <div className="note bad" role="alert">
          <Icon name="circle-alert" />
          <span>
            The rows could not be loaded.{' '}
            <button type="button" className="link" onClick={retry}>
              Try again
            </button>
          </span>
        </div>
      ) : (
        <RowsTable rows={rows} isEmpty={total === 0} />
      )}
      {more && (
        <button type="button" className="btn sm more" onClick={more}>
          Show more rows
        </button>
      )}
      {which === 'all' && total !== null && total < upload.row_count && (
        <p className="mute small">Of the rows without a problem the first hundred are shown.</p>
      )}
    </>
  );
}

function Figure({
  label,
  value,
  note = '',
  isDue = false,
}: {
  label: string;
  value: number;
  note?: string;
  isDue?: boolean;
}) {
  return (
    <div className="stat">
      <span className="l">{label}</span>
      <span className={isDue ? 'v due' : 'v'}>{value.toLocaleString('en-IN')}</span>
      {note && <span className="s">{note}</span>}
    </div>
  );
}

function RowsTable({ rows, isEmpty }: { rows: ImportRow[]; isEmpty: boolean }) {
  return (
    <div className="tbl rows">
      <table>
        <thead>
          <tr>
            <th className="num">Row</th>
            <th>Name</th>
            <th>Email or WhatsApp</th>
            <th>What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.row} row={row} />
          ))}
          {isEmpty && (
            <tr>
              <td colSpan={4} className="mute">
                No problems: every row is ready.
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { row, verdict, name, email, phone, problems } }: { row: ImportRow }) {
  const has = (field: string) => problems.some((problem) => problem.field === field);
  const isPhone = has('phone') && !has('email');
  const isBad = verdict === 'refused' && (has('phone') || has('email'));
  const contact = isPhone ? spacedPhone(phone) : email || spacedPhone(phone);
  return (
    <tr>
      <td className="num mute">{row}</td>
      <td>{name === '' ? <span className="due">Empty</span> : name}</td>
      <td className={isBad ? 'due' : ''}>{contact || (isBad ? 'Empty' : '')}</td>
      <td>
        {problems.length === 0 ? (
          <span className="ok row tight">
            <Icon name="circle-check" small />
            Ready
          </span>
        ) : (
          problems.map(({ field, reason }) => (
            <span key={field} className={verdict === 'refused' ? 'due row tight' : 'warn row tight'}>
              <Icon name="circle-x" small />
              <span>
                {reason}
                {verdict === 'skipped' && ', skipped'}
              </span>
            </span>
          ))
        )}
      </td>
    </tr>
  );
}
