import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { MAX_ITEMS } from '#app/contract/customer-invoices.ts';
import { isTourSac, TOUR_SAC_CHOICES, TOUR_SACS } from '#app/domain/gst/sac.ts';
import { formatMoney } from '#app/domain/money.ts';
import { groupedAmount } from '#app/web/ui/form/amount-text.ts';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { type InvoiceFormValues, type LineValues, NEW_LINE } from './invoice-form-values.ts';
import { pastedLines } from './pasted-lines.ts';

type Cell = 'description' | 'quantity' | 'rate';
type Field = Cell | 'sac';
const LABELS: Record<Field, string> = {
  description: 'Description',
  sac: 'SAC',
  quantity: 'Quantity',
  rate: 'Rate',
};

/** The lines, their amounts computed while they are typed. Rows from a sheet are pasted into any description. */
export function LinesSection({
  form,
  amounts,
  standardSac,
}: {
  form: OfficeForm<InvoiceFormValues>;
  amounts: readonly number[];
  /** Of lines for which nobody chose one. */
  standardSac: string;
}) {
  const table = useRef<HTMLTableElement>(null);
  const { items, currency } = form.values;
  // The line that was left is finished (its rate grouped) while the one that Enter added is not rendered yet.
  const latest = useRef(items);
  latest.current = items;
  const put = (next: LineValues[]) => {
    latest.current = next;
    form.set('items', next);
  };
  const full = items.length >= MAX_ITEMS;

  function focusLine(at: number, cell: Cell = 'description'): void {
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-line="${at}"] [data-cell="${cell}"]`)?.focus(),
    );
  }
  function add(): void {
    if (full) return;
    focusLine(latest.current.length);
    put([...latest.current, NEW_LINE]);
  }
  function change(at: number, cell: Field, text: string): void {
    put(latest.current.map((item, other) => (other === at ? { ...item, [cell]: text } : item)));
  }
  function group(at: number): void {
    const rate = latest.current[at]?.rate;
    if (rate !== undefined) change(at, 'rate', groupedAmount(rate, currency));
  }
  function remove(at: number): void {
    if (latest.current.length === 1) return;
    put(latest.current.filter((_, other) => other !== at));
    focusLine(Math.min(at, latest.current.length - 1));
  }
  function move(at: number, by: number, cell: Cell): void {
    const to = at + by;
    const moved = latest.current[at];
    const other = latest.current[to];
    if (!moved || !other) return;
    put(latest.current.map((item, index) => (index === at ? other : index === to ? moved : item)));
    focusLine(to, cell);
  }
  function paste(event: ClipboardEvent, at: number): void {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (!lines) return;
    event.preventDefault();
    const here = latest.current[at];
    const empty = here && here.description === '' && here.rate === '';
    const next = [...latest.current.slice(0, empty ? at : at + 1), ...lines, ...latest.current.slice(at + 1)];
    put(next.slice(0, MAX_ITEMS));
  }
  function press(event: KeyboardEvent, at: number, cell: Cell): void {
    if (event.altKey && event.key.toLowerCase() === 'n') {
      event.preventDefault();
      add();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, event.key === 'ArrowUp' ? -1 : 1, cell);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Enter walks on; in the last rate it begins a line. It never sends the form from here.
      event.preventDefault();
      if (cell !== 'rate') focusLine(at, cell === 'description' ? 'quantity' : 'rate');
      else if (at === items.length - 1) add();
      else focusLine(at + 1);
    }
  }

  return (
    <fieldset className="fs">
      <legend>Line items</legend>
      <table className="inv-edit" ref={table}>
        <thead>
          <tr>
            <th>Description</th>
            <th>SAC</th>
            <th className="num">Quantity</th>
            <th className="num">Rate</th>
            <th className="num">Amount</th>
            <th>
              <span className="sr">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else, and hold no state of their own
            <tr key={at} data-line={at}>
              {(['description', 'sac', 'quantity', 'rate'] as const).map((cell) => (
                <td key={cell} className={`c-${cell}`}>
                  {cell === 'sac' ? (
                    <SacCell
                      line={at + 1}
                      value={item.sac || standardSac}
                      error={form.errors[`items.${at}.sac`]}
                      onChange={(sac) => change(at, 'sac', sac)}
                    />
                  ) : (
                    <LineCell
                      cell={cell}
                      line={at + 1}
                      value={item[cell]}
                      error={form.errors[`items.${at}.${cell}`]}
                      onChange={(text) => change(at, cell, text)}
                      onBlur={() => cell === 'rate' && group(at)}
                      onPaste={(event) => paste(event, at)}
                      onKeyDown={(event) => press(event, at, cell)}
                    />
                  )}
                </td>
              ))}
              <td className="num c-amount">{formatMoney(amounts[at] ?? 0, currency)}</td>
              <td className="c-remove">
                <button
                  type="button"
                  className="btn ico sm ghost"
                  aria-label={`Remove line ${at + 1}`}
                  title="Remove line"
                  disabled={items.length === 1}
                  onClick={() => remove(at)}
                >
                  <Icon name="x" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {form.errors.items && (
        <p className="note bad" role="alert">
          {form.errors.items}
        </p>
      )}
      <div className="row wrap">
        <button type="button" className="btn sm" disabled={full} onClick={add}>
          <Icon name="plus" />
          Add line <kbd>Alt N</kbd>
        </button>
        <span className="mute hint">Paste rows from a sheet to add many at once</span>
      </div>
    </fieldset>
  );
}

/** The closed list shows the code alone, the open one the name beside it. */
const GAP = '\u2003\u2003';

/** The service code that the line is billed under. Source: india-rules §3. */
function SacCell({
  line,
  value,
  error,
  onChange,
}: {
  line: number;
  value: string;
  error: string | undefined;
  onChange: (sac: string) => void;
}) {
  return (
    <div className={error ? 'f bad' : 'f'}>
      <span className="lb only-m" aria-hidden="true">
        {LABELS.sac}
      </span>
      <div className="inp">
        <select
          aria-label={`${LABELS.sac} of line ${line}`}
          aria-invalid={error ? true : undefined}
          title={isTourSac(value) ? TOUR_SACS[value] : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {!isTourSac(value) && <option value={value}>{value}</option>}
          {TOUR_SAC_CHOICES.map((sac) => (
            <option key={sac} value={sac}>
              {`${sac}${GAP}${TOUR_SACS[sac]}`}
            </option>
          ))}
        </select>
      </div>
      {error && <span className="e">{error}</span>}
    </div>
  );
}

function LineCell({
  cell,
  line,
  value,
  error,
  onChange,
  onBlur,
  onPaste,
  onKeyDown,
}: {
  cell: Cell;
  line: number;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const name = `${LABELS[cell]} of line ${line}`;
  const shown = { 'data-cell': cell, 'aria-label': name, 'aria-invalid': error ? true : undefined } as const;
  return (
    <div className={error ? 'f bad' : 'f'}>
      <span className="lb only-m" aria-hidden="true">
        {LABELS[cell]}
      </span>
      <div className="inp">
        <input
          {...shown}
          className={cell === 'description' ? undefined : 'num'}
          inputMode={cell === 'description' ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={cell === 'description' ? 5000 : 20}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
      </div>
      {error && <span className="e">{error}</span>}
    </div>
  );
}
