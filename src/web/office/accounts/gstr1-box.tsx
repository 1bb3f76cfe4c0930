import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Gstr1Section, Gstr1Summary } from '#app/contract/gstr1.ts';
import { dueReturn } from '#app/domain/gst/gstr1/return-period.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { callOffice, failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { Gstr1Problems } from './gstr1-problems.tsx';
import { ReportBox, ReportState } from './report-box.tsx';
import { FileButton } from './report-files.tsx';
import { TaxTable } from './tax-table.tsx';
import { useReport } from './use-report.ts';

const NAMES: Record<Gstr1Section, string> = {
  b2b: 'B2B, registered customers',
  b2cl: 'B2C large, other states',
  b2cs: 'B2C others',
  cdnr: 'Credit notes, registered',
  cdnur: 'Credit notes, unregistered',
  exp: 'Exports',
  nil: 'Nil rated',
  at: 'Advances received',
  txpd: 'Advances adjusted',
};

/** GSTR-1 of a month: its tables, what the portal would refuse, the file for it, and whether it is filed. */
export function Gstr1Box() {
  const [period, setPeriod] = useState(() => dueReturn(agencyDate()));
  const report = useReport<Gstr1Summary>(`gstr1?period=${period}`);
  return (
    <section className="gstr1 stack" aria-label="GSTR-1">
      <div className="filters">
        <h2>GSTR-1</h2>
        <label className="fld">
          <span className="sr">Month</span>
          <input
            type="month"
            value={period}
            max={agencyDate().slice(0, 7)}
            onChange={(event) => /^20\d\d-\d\d$/.test(event.target.value) && setPeriod(event.target.value)}
          />
        </label>
        {report.data && <Actions report={report.data} />}
      </div>
      {report.data ? <Return report={report.data} /> : <ReportState what="the return" query={report} />}
    </section>
  );
}

function Return({ report }: { report: Gstr1Summary }) {
  const rows = report.sections.filter((one) => one.count > 0);
  return (
    <>
      <Gstr1Problems problems={report.problems} />
      {rows.length === 0 ? (
        <ReportBox title="Nothing to report">
          <p className="mute">No documents are dated in this month.</p>
        </ReportBox>
      ) : (
        <TaxTable
          label="Tables of the return"
          first="Table"
          rows={rows.map((sums) => ({
            key: sums.section,
            name: (
              <>
                {NAMES[sums.section]} <span className="mute">{sums.count}</span>
              </>
            ),
            sums,
          }))}
          total={report.total}
        />
      )}
    </>
  );
}

function Actions({ report }: { report: Gstr1Summary }) {
  const { period, filed } = report;
  return (
    <>
      {filed && (
        <Badge tone="green">
          Filed on {formatDate(agencyDate(new Date(filed.at)))} by {filed.by}
        </Badge>
      )}
      <span className="push row wrap files">
        <FileButton path={`gstr1?period=${period}`} name={`gstr1-${period}`} format="csv" />
        <FileButton path={`gstr1?period=${period}`} name={`gstr1-${period}`} format="xlsx" />
        <button type="button" className="btn" onClick={() => void saveJson(period)}>
          <Icon name="download" />
          Export JSON
        </button>
        <FilingButton report={report} />
      </span>
    </>
  );
}

async function saveJson(period: string): Promise<void> {
  try {
    const response = await fetchOffice(`/accounts/gstr1/export?period=${period}`, 'application/json');
    saveBlob(`GSTR1_${period}.json`, await response.blob());
    showSuccess({ title: 'GSTR-1 exported', detail: `GSTR1_${period}.json` });
  } catch (error) {
    showFailure({ title: 'Failed to export GSTR-1', detail: failureText(error, 'Please try again.') });
  }
}

function FilingButton({ report: { period, filed } }: { report: Gstr1Summary }) {
  const client = useQueryClient();
  const ask = useConfirm();
  const may = { file: useMay('accounts.edit'), reopen: useMay('accounts.reopen') };
  const ended = period < agencyDate().slice(0, 7);
  if (filed ? !may.reopen : !may.file || !ended) return null;
  async function change(): Promise<void> {
    const title = filed ? `Mark ${period} as not filed?` : `Mark ${period} as filed?`;
    const stays = filed
      ? 'Its unpaid, unsent invoices can be edited again.'
      : 'Its invoices can no longer be edited; credit notes correct them.';
    if (!(await ask({ title, stays, verb: filed ? 'Mark as not filed' : 'Mark as filed', tone: 'pri' })))
      return;
    try {
      await callOffice('/accounts/gstr1/file', { method: 'POST', body: { period, filed: !filed } });
      await client.invalidateQueries({ queryKey: ['accounts', `gstr1?period=${period}`] });
    } catch (error) {
      showFailure({ title: 'Failed to save', detail: failureText(error, 'Please try again.') });
    }
  }
  return (
    <button type="button" className="btn" onClick={() => void change()}>
      {filed ? 'Mark as not filed' : 'Mark as filed'}
    </button>
  );
}
