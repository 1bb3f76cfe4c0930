/** Where a question came from, and how far it is. Source: back-office §4; package and visa enquiries are inquiries too. */
export const INQUIRY_SOURCES = ['general', 'package', 'cruise', 'pilgrimage', 'visa'] as const;
export type InquirySource = (typeof INQUIRY_SOURCES)[number];

export const INQUIRY_STATUSES = ['new', 'in_progress', 'resolved', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];
