import { DEFAULT_REMINDERS, type ReminderSettings } from './balance-reminder.ts';
import { type CancellationTier, DEFAULT_CANCELLATION_TIERS } from './cancellation.ts';
import { DEFAULT_PREFIXES, type DocumentKind } from './document-number.ts';
import { DEFAULT_GST_RATE, type GstRate } from './gst/rates.ts';
import { DEFAULT_SAC, type TourSac } from './gst/sac.ts';
import { DEFAULT_TIME_ZONE } from './plain-date.ts';

/** What documents and taxes are made from. What a chartered accountant must confirm says so on its screen. */
export interface OfficeSettings {
  /** As registered; the legal name is in `brand`. */
  company: {
    /** Empty: not registered, so documents carry no tax. */
    gstin: string;
    pan: string;
    /** Two digits, as GST numbers them. */
    stateCode: string;
    address: string;
    email: string;
    phone: string;
    /** Whose name stands under documents. */
    signatory: string;
  };
  tax: {
    /** Percent, for packages and documents that name no other. */
    gstRate: GstRate;
    /** Service accounting code, for lines that name no other. */
    sac: TourSac;
    /** Tax collected at source on overseas packages. Source: india-rules §5. */
    tcs: boolean;
    /** Letter of undertaking for supplies without tax to SEZ and abroad; empty when there is none. */
    lut: string;
    /** Said on bills at 5%. Source: india-rules §2. */
    inclusiveNote: string;
  };
  bank: {
    accountName: string;
    accountNumber: string;
    ifsc: string;
    bankName: string;
    branch: string;
    /** For transfers from abroad. */
    swift: string;
    upiId: string;
    upiName: string;
  };
  /** Prefixes of the numbers of documents; two kinds never share one. */
  series: Record<DocumentKind, string>;
  /** `version` is kept with each booking, beside that of the policy's text. */
  cancellation: { tiers: CancellationTier[]; version: string };
  /** When payment links for a balance go out by themselves. */
  reminders: ReminderSettings;
  business: { timeZone: string };
}

/** Defaults of the first start: the demo agency of the design. */
export const OFFICE_DEFAULTS: OfficeSettings = {
  company: {
    gstin: '',
    pan: '',
    stateCode: '07',
    address: '14 Janpath Lane, New Delhi 110001',
    email: 'accounts@deodarjourneys.example',
    phone: '+91 98765 43210',
    signatory: '',
  },
  tax: {
    gstRate: DEFAULT_GST_RATE,
    sac: DEFAULT_SAC,
    tcs: false,
    lut: '',
    inclusiveNote: 'The gross amount charged includes the charges of accommodation and transportation.',
  },
  bank: {
    accountName: '',
    accountNumber: '',
    ifsc: '',
    bankName: '',
    branch: '',
    swift: '',
    upiId: '',
    upiName: '',
  },
  series: DEFAULT_PREFIXES,
  cancellation: { tiers: DEFAULT_CANCELLATION_TIERS, version: '2026-11' },
  reminders: DEFAULT_REMINDERS,
  business: { timeZone: DEFAULT_TIME_ZONE },
};
