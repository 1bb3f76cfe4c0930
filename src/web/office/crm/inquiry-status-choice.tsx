import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { INQUIRY_STATUS_NAMES, INQUIRY_STATUSES, type InquiryStatus } from '#app/domain/inquiry.ts';
import { useInquiryChange } from './use-inquiries.ts';

/** The status of an inquiry, changed at once. */
export function InquiryStatusChoice({ inquiry }: { inquiry: CrmInquiry }) {
  const { mutate, isPending } = useInquiryChange();
  return (
    <span className="sel">
      <select
        data-key="s"
        aria-label={`Status of ${inquiry.name}`}
        value={inquiry.status}
        disabled={isPending}
        onChange={(event) => mutate({ row: inquiry, status: event.target.value as InquiryStatus })}
      >
        {INQUIRY_STATUSES.map((status) => (
          <option key={status} value={status}>
            {INQUIRY_STATUS_NAMES[status]}
          </option>
        ))}
      </select>
    </span>
  );
}
