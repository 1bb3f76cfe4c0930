import type { Column } from './column.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const WIDTHS = ['w80', 'w60', 'w40'];

/** A table that is on its way, in its final shape. */
export function SkeletonRows<Row>({
  label,
  columns,
}: {
  label: string;
  columns: readonly Pick<Column<Row>, 'key' | 'title' | 'num'>[];
}) {
  return (
    <div className="tbl" role="status">
      <span className="sr">Loading {label}...</span>
      <div className="scroll" aria-hidden="true">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} className={column.num ? 'num' : undefined}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row, at) => (
              <tr key={row}>
                {columns.map((column, place) => (
                  <td key={column.key} className={column.num ? 'num' : undefined}>
                    <span className={`sk ${WIDTHS[(at + place) % WIDTHS.length]}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
