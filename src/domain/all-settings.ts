import { cancellationRows } from './cancellation.ts';
import { LEGAL_DEFAULTS, type LegalTexts } from './legal-defaults.ts';
import type { LegalValues } from './legal-text.ts';
import { DEFAULT_TEMPLATES, type MessageTemplate } from './message-templates.ts';
import { DEPOSIT_PERCENT } from './money.ts';
import { OFFICE_DEFAULTS, type OfficeSettings } from './office-settings.ts';
import { PROVIDER_DEFAULTS, type ProviderSettings } from './provider-settings.ts';
import { DEFAULT_SETTINGS, type SiteSettings } from './settings.ts';

/** The site's settings with those that no visitor's page carries along. Servers only: the texts are long. */
export interface AllSettings extends SiteSettings, OfficeSettings, ProviderSettings {
  legal: LegalTexts;
  /** What staff start a message from. */
  templates: MessageTemplate[];
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
  ...OFFICE_DEFAULTS,
  ...PROVIDER_DEFAULTS,
  legal: LEGAL_DEFAULTS,
  templates: DEFAULT_TEMPLATES,
  retention: { inquiriesMonths: 24, messagesMonths: 24, accessLogsMonths: 12, invoicesMonths: 72 },
};

/** What the names in the legal texts stand for. `processors`: the list of `processorList`. */
export function legalValues(settings: AllSettings, processors: string): LegalValues {
  const { brand, contact, offices, booking, retention, cancellation } = settings;
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
    cancellationScale: scaleTable(cancellation.tiers),
    processors,
  };
}

/** The scale as the policy's text writes a table, so that it is never typed a second time. */
function scaleTable(tiers: AllSettings['cancellation']['tiers']): string {
  const rows = cancellationRows(tiers).map(([when, kept]) => `| ${when} | ${kept} |`);
  return ['| Cancelled | We keep |', '|---|---|', ...rows].join('\n');
}

/** What a booking keeps of the policy it accepted: the text's version, with the scale's where they differ. */
export function cancellationVersion({
  legal,
  cancellation,
}: Pick<AllSettings, 'legal' | 'cancellation'>): string {
  const text = legal.cancellation.version;
  return text === cancellation.version ? text : `${text}, scale ${cancellation.version}`;
}
