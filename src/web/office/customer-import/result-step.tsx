import type { CustomerImport } from '#app/contract/customer-imports.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useRows } from './use-rows.ts';

const SHOWN = 10;

/** The last step, in the words of the specification: back-office §8. */
export function successText({ created, skipped }: CustomerImport): string {
  return `Successfully uploaded! Created: ${created}, Skipped: ${skipped}`;
}

export function ResultStep({ upload }: { upload: CustomerImport }) {
  const { rows, total } = useRows(upload.id, 'problems');
  const shown = rows.slice(0, SHOWN);
  const more = (total ?? shown.length) - shown.length;
  return (
    <div className="note good" role="status">
      <Icon name="circle-check" />
      <span>
        <b>{successText(upload)}</b>
        {shown.length > 0 && (
          <ul className="bullets">
            {shown.map(({ row, problems }) => (
              <li key={row}>
                Row {row}: {problems.map(({ reason }) => reason).join('; ')}
              </li>
            ))}
            {more > 0 && <li>and {more.toLocaleString('en-IN')} more rows: download them to see why</li>}
          </ul>
        )}
      </span>
    </div>
  );
}
