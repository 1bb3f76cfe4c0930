import '#app/web/office/styles/record.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  GENERAL_KEY,
  INVOICES_KEY,
  type ProfitGrouping,
  type ProfitRowDetail,
} from '#app/contract/profit-and-loss.ts';
import { counted, monthName } from '#app/web/office/accounts/figures.ts';
import { reportQuery } from '#app/web/office/accounts/use-report.ts';
import { RecordSection } from '#app/web/office/record/record-section.tsx';
import { PAGE_ROWS } from '#app/web/ui/list/page-rows.ts';
import { PageSteps } from '#app/web/ui/list/pager.tsx';
import { Drawer } from '#app/web/ui/overlay/drawer.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { ProfitLines, ProfitTotals } from './profit-figures.tsx';

/** What stands behind a row: its sums, and each booking, bill and expense with the way to it. */
export function ProfitDrawer({ by, row, days }: { by: ProfitGrouping; row: string; days: string }) {
  const [, setSearch] = useSearchParams();
  const close = () =>
    setSearch(
      (search) => {
        const next = new URLSearchParams(search);
        next.delete('row');
        return next;
      },
      { preventScrollReset: true },
    );
  const [page, setPage] = useState(1);
  const detail = useQuery(
    reportQuery<ProfitRowDetail>(
      `/accounts/profit-and-loss/rows/${encodeURIComponent(row)}${days === '' ? '?' : `${days}&`}by=${by}&limit=${PAGE_ROWS}&offset=${(page - 1) * PAGE_ROWS}`,
    ),
  );
  const name = by === 'month' ? `${monthName(row)} ${row.slice(0, 4)}` : (detail.data?.row.label ?? 'Profit');
  return (
    <Drawer title={name} hint={detail.data?.row.detail || 'Profit and loss, without GST'} onClose={close}>
      {detail.data ? (
        <>
          <RecordSection title="Profit" note={counted(detail.data.row.bookings, 'booking')}>
            <ProfitTotals row={detail.data.row} />
          </RecordSection>
          <RecordSection
            title="What stands behind it"
            note={counted(detail.data.total_lines, 'entry', 'entries')}
            action={
              by === 'package' && row !== GENERAL_KEY && row !== INVOICES_KEY && <PackageLink id={row} />
            }
          >
            <ProfitLines lines={detail.data.lines} />
            {detail.data.total_lines > PAGE_ROWS && (
              <PageSteps page={page} total={detail.data.total_lines} alone onPage={setPage} />
            )}
          </RecordSection>
        </>
      ) : detail.isError ? (
        <ErrorState title="Failed to load the row" error={detail.error} retry={detail.refetch} />
      ) : (
        <Skeleton label="the row" widths={[60, 40, 80, 70, 50]} />
      )}
    </Drawer>
  );
}

/** Cruises and pilgrimages have no record of this address. */
function PackageLink({ id }: { id: string }) {
  return id.startsWith('pkg_') ? (
    <Link className="textlink" to={`/admin/packages/${encodeURIComponent(id)}`}>
      Open package
    </Link>
  ) : null;
}
