import type { CustomerImport } from '#app/contract/customer-imports.ts';
import { checkColumn } from '#app/domain/import/check-column.ts';
import { IMPORT_FIELD_NAMES, IMPORT_FIELDS, type ImportField } from '#app/domain/import/import-fields.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

type Fields = (ImportField | null)[];

/** The second step: which field each column is. A field that is chosen again leaves the column it had. */
export function ColumnsStep({
  upload,
  fields,
  onChange,
  onReplace,
}: {
  upload: CustomerImport;
  fields: Fields;
  onChange: (fields: Fields) => void;
  onReplace: () => void;
}) {
  function choose(column: number, field: ImportField | null): void {
    onChange(fields.map((other, at) => (at === column ? field : other === field ? null : other)));
  }

  return (
    <>
      <div className="file">
        <Icon name="file-spreadsheet" />
        <span className="grow">
          <b className="trunc">{upload.file_name}</b>
          <small className="mute">{factsOf(upload)}</small>
        </span>
        <button type="button" className="btn sm" onClick={onReplace}>
          Replace
        </button>
      </div>
      <div className="tbl match">
        <table>
          <thead>
            <tr>
              <th>Column in file</th>
              <td />
              <th>Customer field</th>
              <th>Check</th>
            </tr>
          </thead>
          <tbody>
            {upload.columns.map(({ name, samples }, at) => {
              const field = fields[at] ?? null;
              const check = checkColumn(field, samples);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name that is theirs alone
                <tr key={at}>
                  <td>
                    <b>{name}</b>
                    <div className="d trunc">{samples.slice(0, 2).join(', ') || 'Empty'}</div>
                  </td>
                  <td className="to">
                    <Icon name="arrow-right" small />
                  </td>
                  <td>
                    <span className="sel">
                      <select
                        aria-label={`Field for ${name}`}
                        value={field ?? ''}
                        onChange={(event) => choose(at, (event.target.value || null) as ImportField | null)}
                      >
                        {IMPORT_FIELDS.map((one) => (
                          <option key={one} value={one}>
                            {IMPORT_FIELD_NAMES[one]}
                          </option>
                        ))}
                        <option value="">Skip this column</option>
                      </select>
                    </span>
                  </td>
                  <td>
                    <span className={check.tone === 'warn' ? 'warn row tight' : 'ok row tight'}>
                      <Icon name={check.tone === 'warn' ? 'triangle-alert' : 'circle-check'} small />
                      {check.text}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

const SIGNS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/** `48 rows, 8 columns, first row is the header`, and how the file was read where that is not the usual. */
function factsOf({ row_count, columns, header_row, encoding, delimiter, sheet }: CustomerImport): string {
  const facts = [
    `${row_count.toLocaleString('en-IN')} ${row_count === 1 ? 'row' : 'rows'}`,
    `${columns.length} ${columns.length === 1 ? 'column' : 'columns'}`,
    header_row === 0
      ? 'no header'
      : header_row === 1
        ? 'first row is the header'
        : `row ${header_row} is the header`,
  ];
  if (encoding !== '' && encoding !== 'UTF-8') facts.push(encoding);
  if (delimiter !== '' && delimiter !== ',')
    facts.push(`separated by ${SIGNS[delimiter] ?? `“${delimiter}”`}`);
  if (sheet !== '') facts.push(`sheet “${sheet}”`);
  return facts.join(', ');
}
