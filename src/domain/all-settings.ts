import { LEGAL_DEFAULTS, type LegalTexts } from './legal-defaults.ts';
import type { LegalValues } from './legal-text.ts';
import { DEPOSIT_PERCENT } from './money.ts';
import { DEFAULT_SETTINGS, type SiteSettings } from './settings.ts';

/** The site's settings with those that no visitor's page carries along. Servers only: the texts are long. */
export interface AllSettings extends SiteSettings {
  legal: LegalTexts;
  retention: {
    /** Months after its last use at which an inquiry is made anonymous. */
    inquiriesMonths: number;
    /** Months after which recipient and text of a message are taken out. */
    messagesMonths: number;
    /** Months for which whoever keeps the server's log has to keep it; at least 12. Source: india-rules §9. */
    accessLogsMonths: number;
    /** Tax law's term. Source: india-rules §9. */
    invoicesMonths: 72;
  };
}

export type AnySection = keyof AllSettings;

export const ALL_DEFAULTS: AllSettings = {
  ...DEFAULT_SETTINGS,
  legal: LEGAL_DEFAULTS,
  retention: { inquiriesMonths: 24, messagesMonths: 24, accessLogsMonths: 12, invoicesMonths: 72 },
};

/** What the names in the legal texts stand for. */
export function legalValues({ brand, contact, offices, booking, retention }: AllSettings): LegalValues {
  return {
    legalName: brand.legalName,
    address: offices[0]?.address ?? '',
    phone: contact.phone,
    phoneLink: contact.phoneLink,
    email: contact.email,
    hours: contact.hours,
    depositPercent: String(DEPOSIT_PERCENT),
    expiryHours: String(booking.expiryHours),
    inquiryMonths: String(retention.inquiriesMonths),
    messageMonths: String(retention.messagesMonths),
    invoiceMonths: String(retention.invoicesMonths),
  };
}
