import { useQuery } from '@tanstack/react-query';
import type { ProfitRowDetail } from '#app/contract/profit-and-loss.ts';
import { reportQuery } from '#app/web/office/accounts/use-report.ts';
import { ProfitLines, ProfitTotals } from '#app/web/office/profit-and-loss/profit-figures.tsx';
import { RecordSection } from '#app/web/office/record/record-section.tsx';

/** What a booking earned, for those who see purchases: its bills and expenses, and what is left of the price. */
export function ProfitSection({ bookingId }: { bookingId: string }) {
  const path = `/accounts/profit-and-loss/rows/${encodeURIComponent(bookingId)}?by=booking`;
  const { data } = useQuery(reportQuery<ProfitRowDetail>(path));
  if (!data || data.total_lines === 0) return null;
  const costs = data.lines.filter((line) => line.kind !== 'booking');
  return (
    <RecordSection title="Profit" note="Without GST">
      {costs.length > 0 && <ProfitLines lines={costs} />}
      <ProfitTotals row={data.row} />
    </RecordSection>
  );
}
