import { Link } from 'react-router';
import type { ProfitLine, ProfitRow } from '#app/contract/profit-and-loss.ts';
import type { RecordKind } from '#app/contract/search.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { Totals } from '#app/web/office/accounts/report-box.tsx';
import { KINDS } from '#app/web/office/palette/record-address.ts';
import { dollars, rupees } from '#app/web/office/parts/rupees.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';

/** `28.2%`; nothing without an income. */
export const marginText = (margin: number | null): string =>
  margin === null ? '–' : `${margin.toLocaleString('en-IN')}%`;

/** Something is missing yet; what, stands in its tooltip and for screen readers. */
export function ProvisionalBadge({ why }: { why: string }) {
  return (
    <span title={why}>
      <Badge tone="yellow">
        Provisional<span className="sr">: {why}</span>
      </Badge>
    </span>
  );
}

/** What came in, what went out and what is left. */
export function ProfitTotals({ row }: { row: ProfitRow }) {
  return (
    <>
      <Totals
        rows={[
          { label: 'Income without GST', value: rupees(row.income) },
          { label: 'Vendor bills before GST', value: rupees(row.vendor_bills) },
          { label: 'Expenses', value: rupees(row.expenses) },
          {
            label: row.margin === null ? 'Profit' : `Profit, ${marginText(row.margin)} of the income`,
            value: rupees(row.profit),
            total: true,
          },
        ]}
      />
      {row.provisional && (
        <p className="mute">
          <Badge tone="yellow">Provisional</Badge> {row.why}
          {row.usd_costs > 0 && `: ${dollars(row.usd_costs)} is left out of the sums`}
        </p>
      )}
    </>
  );
}

const LINES: Record<ProfitLine['kind'], { name: string; record: RecordKind }> = {
  booking: { name: 'Booking', record: 'booking' },
  invoice: { name: 'Customer invoice', record: 'customer_invoice' },
  vendor_bill: { name: 'Vendor bill', record: 'vendor_invoice' },
  expense: { name: 'Expense', record: 'expense' },
};

/** The bookings, bills and expenses behind a row, each a link to its record. */
export function ProfitLines({ lines }: { lines: readonly ProfitLine[] }) {
  return (
    <ul className="rec-rows">
      {lines.map((line) => (
        // A cancelled invoice and its note are two lines of one record.
        <li key={`${line.kind} ${line.id} ${line.date} ${line.amount}`}>
          <span className="grow">
            <Link className="textlink" to={KINDS[LINES[line.kind].record].to(line.id, '')}>
              {line.name}
            </Link>
            <small>
              {LINES[line.kind].name} · {line.detail} · {formatDate(line.dated)}
              {line.dated !== line.date && ` · for the trip of ${formatDate(line.date)}`}
              {!line.counts && ' · pays a recorded bill, so it does not count'}
            </small>
          </span>
          <LineAmount line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineAmount({ line: { amount, usd, counts } }: { line: ProfitLine }) {
  if (amount === null) {
    return (
      <b className="sum">
        − {dollars(usd ?? 0)} <small className="mute">no rate</small>
      </b>
    );
  }
  const text = amount < 0 ? `− ${rupees(-amount)}` : rupees(amount);
  return counts ? <b className="sum">{text}</b> : <s className="sum mute">{text}</s>;
}
