import type { AnySection } from '#app/domain/all-settings.ts';
import type { ProviderName } from '#app/domain/provider-settings.ts';

export interface SettingPage {
  /** The last part of its address. */
  key: string;
  label: string;
  /** What is set there, in a sentence. */
  hint: string;
  /** The sections that its form saves. */
  sections: AnySection[];
  provider?: ProviderName;
}

export interface SettingGroup {
  title: string;
  pages: SettingPage[];
}

const provider = (name: ProviderName, label: string, hint: string): SettingPage => ({
  key: name,
  label,
  hint,
  sections: [name],
  provider: name,
});

/** All screens of the settings, each with its own address. */
export const SETTING_GROUPS: SettingGroup[] = [
  {
    title: 'Agency',
    pages: [
      { key: 'brand', label: 'Brand', hint: 'Wordmark, legal name and colours.', sections: ['brand'] },
      {
        key: 'contact',
        label: 'Contact',
        hint: 'Phone, e-mail and hours on every page.',
        sections: ['contact'],
      },
      { key: 'offices', label: 'Offices', hint: 'Addresses on the contact section.', sections: ['offices'] },
      {
        key: 'website',
        label: 'Website figures',
        hint: 'Offer, numbers and ratings on the public pages.',
        sections: ['hero', 'figures', 'visa', 'reviews'],
      },
    ],
  },
  {
    title: 'Documents',
    pages: [
      {
        key: 'company',
        label: 'Company',
        hint: 'GSTIN, PAN and address on documents.',
        sections: ['company'],
      },
      { key: 'tax', label: 'Tax', hint: 'GST, SAC and TCS where nothing else is said.', sections: ['tax'] },
      { key: 'bank', label: 'Bank & UPI', hint: 'Where customers pay invoices.', sections: ['bank'] },
      {
        key: 'numbers',
        label: 'Document numbers',
        hint: 'Prefixes of invoices, receipts and notes.',
        sections: ['series'],
      },
    ],
  },
  {
    title: 'Booking',
    pages: [
      {
        key: 'booking',
        label: 'Booking',
        hint: 'References, expiry and reminders.',
        sections: ['booking', 'reminders'],
      },
      {
        key: 'cancellation',
        label: 'Cancellation',
        hint: 'What is kept, by the days before the start.',
        sections: ['cancellation'],
      },
      {
        key: 'legal',
        label: 'Legal texts',
        hint: 'Terms, cancellation and privacy policy.',
        sections: ['legal'],
      },
      { key: 'notices', label: 'Notices', hint: 'What each form says about data.', sections: ['notices'] },
      { key: 'retention', label: 'Data retention', hint: 'How long data is kept.', sections: ['retention'] },
    ],
  },
  {
    title: 'Messages',
    pages: [
      {
        key: 'templates',
        label: 'Message templates',
        hint: 'What staff start e-mails, SMS and WhatsApp messages from.',
        sections: ['templates'],
      },
    ],
  },
  {
    title: 'Providers',
    pages: [
      provider('payments', 'Payments', 'Razorpay: cards and UPI on the website.'),
      provider('mail', 'Mail', 'The server that sends confirmations and replies.'),
      provider('sms', 'SMS', 'Twilio or MSG91.'),
      provider('whatsapp', 'WhatsApp', 'WhatsApp Cloud API.'),
      provider('ai', 'AI helper', 'Any OpenAI-compatible endpoint.'),
      provider('files', 'Files', 'This server’s disk, or any S3-compatible store.'),
    ],
  },
  {
    title: 'System',
    pages: [
      {
        key: 'time-zone',
        label: 'Time zone',
        hint: 'Whose today, months and quarters count.',
        sections: ['business'],
      },
      {
        key: 'demo',
        label: 'Demo content',
        hint: 'Take out what the first start put in.',
        sections: [],
      },
    ],
  },
];

export function settingPage(key: string | undefined): SettingPage | undefined {
  return SETTING_GROUPS.flatMap((group) => group.pages).find((page) => page.key === key);
}
