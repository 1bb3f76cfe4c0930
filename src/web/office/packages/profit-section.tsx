import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ProfitRowDetail } from '#app/contract/profit-and-loss.ts';
import { reportQuery } from '#app/web/office/accounts/use-report.ts';
import { ProfitTotals } from '#app/web/office/profit-and-loss/profit-figures.tsx';

/** What a package earned so far, for those who see purchases; nothing until it was sold or cost something. */
export function ProfitSection({ packageId }: { packageId: string }) {
  const id = encodeURIComponent(packageId);
  const { data } = useQuery(
    reportQuery<ProfitRowDetail>(`/accounts/profit-and-loss/rows/${id}?by=package&limit=1`),
  );
  if (!data || data.total_lines === 0) return null;
  return (
    <fieldset className="fs">
      <legend>Profit so far</legend>
      <div className="stack s8">
        <ProfitTotals row={data.row} />
        <Link
          className="textlink"
          to={`/admin/profit-and-loss?by=package&row=${id}&start_date=all&end_date=all`}
        >
          Its bookings, bills and expenses
        </Link>
      </div>
    </fieldset>
  );
}
