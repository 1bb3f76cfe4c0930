import { useState } from 'react';
import { Link } from 'react-router';
import type { FollowUp, TodayView } from '#app/contract/today.ts';
import { CUSTOMER_LIST_NAMES } from '#app/domain/customer.ts';
import { LogCallDialog } from '#app/web/office/customers/log-call-dialog.tsx';
import { useMay } from '#app/web/office/data/use-may.ts';
import { KINDS } from '#app/web/office/palette/record-address.ts';
import { OVER_PAGE } from '#app/web/office/record/use-close-record.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { TodayBox } from './today-box.tsx';

export const FOLLOW_UPS = '/admin/customers?list=all&follow_up=due&sort=next_follow_up_date';
export const WITHOUT_DATE = '/admin/customers?list=all&follow_up=none';

/** Whom to call today, the latest first. */
export function FollowUpBox({ view: { followUps } }: { view: TodayView }) {
  if (followUps === null) return null;
  const { rows, total } = followUps;
  return (
    <TodayBox
      id="follow-ups"
      title="Follow-ups due"
      note=""
      all={{ label: 'Open all', to: FOLLOW_UPS }}
      rows={rows}
      total={total}
      nothing="Nobody is to be called today."
    >
      {(row) => <FollowUpRow key={row.id} row={row} />}
    </TodayBox>
  );
}

function FollowUpRow({ row }: { row: FollowUp }) {
  const [calling, setCalling] = useState(false);
  const mayEdit = useMay('customers.edit');
  const late = row.daysLate === 1 ? '1 day late' : `${row.daysLate} days late`;
  return (
    <li className="li">
      <div className="grow">
        <Link className="t trunc" to={KINDS.customer.to(row.id, row.name)} state={OVER_PAGE}>
          {row.name}
        </Link>
        <div className="d trunc">
          {row.daysLate > 0 ? <span className="due">{late}</span> : 'Today'} · {CUSTOMER_LIST_NAMES[row.list]}
          {row.lastCallNotes && ` · ${row.lastCallNotes}`}
        </div>
      </div>
      <span className="row tight">
        <a
          className="btn ico sm ghost"
          href={`tel:${row.phone}`}
          aria-label={`Call ${row.name}`}
          title="Call"
        >
          <Icon name="phone" />
        </a>
        {mayEdit && (
          <button type="button" className="btn sm" onClick={() => setCalling(true)}>
            Log Call<span className="sr"> with {row.name}</span>
          </button>
        )}
      </span>
      {calling && <LogCallDialog customer={row} onClose={() => setCalling(false)} />}
    </li>
  );
}
