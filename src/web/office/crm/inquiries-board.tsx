import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import {
  INQUIRY_STATUS_NAMES,
  INQUIRY_STATUSES,
  type InquiryStatus,
  inquirySubject,
} from '#app/domain/inquiry.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { MESSAGE_LETTERS } from '#app/web/office/messages/message-buttons.tsx';
import { InquiryBadge } from '#app/web/office/parts/badge.tsx';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { Board, type ColumnOf } from './board.tsx';
import { InquiryButtons } from './inquiry-buttons.tsx';
import { useInquiryChange } from './use-inquiries.ts';
import { WaitingTime } from './waiting-time.tsx';

const COLUMNS: Array<ColumnOf<InquiryStatus>> = INQUIRY_STATUSES.map((status) => ({
  status,
  name: INQUIRY_STATUS_NAMES[status],
  badge: <InquiryBadge status={status} />,
}));

/** The inquiries by status; with a status in the filter only that column. */
export function InquiriesBoard({ match, status }: { match: string; status: string }) {
  const { mutate } = useInquiryChange({ moved: true });
  const mayEdit = useMay('crm.edit');
  return (
    <Board<CrmInquiry, InquiryStatus>
      list="inquiries"
      columns={status ? COLUMNS.filter((column) => column.status === status) : COLUMNS}
      match={match}
      letters={{ enter: 'Open', ...(mayEdit ? { ...MESSAGE_LETTERS, n: 'Note' } : {}) }}
      onMove={async (row, to) => {
        mutate({ row, status: to });
        return true;
      }}
      card={(inquiry) => ({
        label: inquiry.name,
        body: (
          <>
            <div className="row">
              <RecordLink list="inquiries" id={inquiry.id} className="nm trunc">
                {inquiry.name}
              </RecordLink>
              <WaitingTime inquiry={inquiry} />
            </div>
            <p>{inquiry.message || subjectOf(inquiry)}</p>
            <div className="b">
              <span className="tag trunc">{inquiry.destination || subjectOf(inquiry)}</span>
              <span className="push">
                <InquiryButtons inquiry={inquiry} icons />
              </span>
            </div>
            {inquiry.assigneeName && <div className="who mute trunc">Assigned to {inquiry.assigneeName}</div>}
          </>
        ),
      })}
    />
  );
}

function subjectOf({ source, details, destination }: CrmInquiry): string {
  return inquirySubject(source, { trip: details.package_title, destination });
}
