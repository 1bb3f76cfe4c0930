import { formatDate, isPlainDate } from './plain-date.ts';

/** Where a question came from, and how far it is. Source: back-office §4; package and visa enquiries are inquiries too. */
export const INQUIRY_SOURCES = ['general', 'package', 'cruise', 'pilgrimage', 'visa', 'whatsapp'] as const;
export type InquirySource = (typeof INQUIRY_SOURCES)[number];

export const INQUIRY_STATUSES = ['new', 'in_progress', 'resolved', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** The orders in which staff read them. */
export const INQUIRY_SORTS = ['newest', 'oldest', 'waiting'] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];

/** Within how many hours the website promises an answer. */
export const REPLY_HOURS = 24;

export const INQUIRY_SOURCE_NAMES: Record<InquirySource, string> = {
  general: 'Quote request',
  package: 'Package enquiry',
  cruise: 'Cruise enquiry',
  pilgrimage: 'Pilgrimage enquiry',
  visa: 'Visa enquiry',
  whatsapp: 'WhatsApp message',
};

const SHORT_NAMES: Record<InquirySource, string> = {
  general: 'Quote',
  package: 'Package',
  cruise: 'Cruise',
  pilgrimage: 'Pilgrimage',
  visa: 'Visa',
  whatsapp: 'WhatsApp',
};

/** What was asked for, in a line: `Visa: Dubai`, `Cruise: Nile in five days`, `Quote request`. */
export function inquirySubject(
  source: InquirySource,
  asked: { trip: string | number | undefined; destination: string },
): string {
  const what = source === 'visa' ? asked.destination : asked.trip || asked.destination;
  return what ? `${SHORT_NAMES[source]}: ${what}` : INQUIRY_SOURCE_NAMES[source];
}

/** What an answer to it is about: the place, else the trip by its title; empty where neither is known. */
export function inquiryTopic(asked: {
  destination: string;
  details: Record<string, string | number>;
}): string {
  return asked.destination || String(asked.details.package_title ?? '');
}

export const INQUIRY_STATUS_NAMES: Record<InquiryStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  resolved: 'Resolved',
  closed: 'Closed',
};

/** The forms' own field names as people read them. */
const DETAIL_LABELS: Record<string, string> = {
  package_title: 'Trip',
  preferred_date: 'Preferred date',
  budget: 'Budget',
  number_of_travelers: 'Travelers',
  destination_country: 'Destination country',
  nationality: 'Nationality',
  travel_date: 'Travel date',
  visa_type: 'Visa type',
};

/** What only an inquiry's own form asked, with its labels, in the form's order; dates as people read them. */
export function inquiryFacts(details: Record<string, string | number>): Array<[string, string]> {
  return Object.entries(DETAIL_LABELS).flatMap(([field, label]): Array<[string, string]> => {
    const value = details[field];
    if (value === undefined) return [];
    const text = String(value);
    return [[label, field.endsWith('_date') && isPlainDate(text) ? formatDate(text) : text]];
  });
}
