import type { CrmBooking } from '#app/contract/bookings.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { inquiryTopic } from '#app/domain/inquiry.ts';

/** Whom a dialog writes to, and about what. */
export interface MessageTo {
  kind: 'inquiry' | 'booking' | 'customer';
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Destination or trip, for the subject; empty where it is not known. */
  about: string;
}

/** What every dialog that sends is mounted with. `onSent`: handed over, queued, or kept as not sent: the record's messages changed. */
export interface MessageDialogProps {
  record: MessageTo;
  onClose: () => void;
  onSent?: () => void;
}

export function inquiryTo(inquiry: CrmInquiry): MessageTo {
  const { id, name, email, phone } = inquiry;
  return { kind: 'inquiry', id, name, email, phone, about: inquiryTopic(inquiry) };
}

export function bookingTo({ id, name, email, phone, packageTitle: about }: CrmBooking): MessageTo {
  return { kind: 'booking', id, name, email, phone, about };
}

const FOLDERS: Record<MessageTo['kind'], string> = {
  inquiry: '/crm/inquiries',
  booking: '/crm/bookings',
  customer: '/customers',
};

/** The address that a channel's message is sent to. */
export function sendPath({ kind, id }: Pick<MessageTo, 'kind' | 'id'>, channel: string): string {
  return `${FOLDERS[kind]}/${encodeURIComponent(id)}/${channel}`;
}
