/** How the product reaches each provider. Keys and passwords are secrets, kept apart (`domain/secrets`). */
export interface ProviderSettings {
  mail: {
    /** Empty: messages are kept and marked "Not sent: no mail server". */
    host: string;
    port: number;
    /** `tls` from the first byte, `starttls` before anything is said, `none` for a server on this machine. */
    security: 'tls' | 'starttls' | 'none';
    username: string;
    /** Sender as people see it. */
    fromName: string;
    /** Empty: the user name when it is an address, else no-reply at the host. */
    fromAddress: string;
    replyTo: string;
  };
  sms: {
    provider: 'off' | 'twilio' | 'msg91';
    twilioSid: string;
    /** A number such as +12025550123, or a registered sender name. */
    twilioFrom: string;
    /** The company's number in the DLT register, for the record: the provider has it in its panel. Source: india-rules §8. */
    dltEntityId: string;
    /** The approved template that carries the text as its one variable. */
    msg91TemplateId: string;
    msg91Sender: string;
    msg91Variable: string;
  };
  whatsapp: {
    provider: 'off' | 'cloud';
    phoneNumberId: string;
    businessAccountId: string;
    /** Approved template with one variable, for whoever has not written in the last 24 hours. */
    template: string;
    templateLanguage: string;
  };
  /** Any OpenAI-compatible endpoint; an empty address leaves drafts to the built-in composer. */
  ai: { baseUrl: string; model: string };
  /** The public key; empty leaves the site to the simulator (on this machine) or without payments. */
  payments: { keyId: string };
  /** Where uploaded files are kept: in the data folder, or in a bucket of any store that speaks S3. */
  files: {
    store: 'disk' | 's3';
    /** Empty: Amazon's of the region. */
    endpoint: string;
    region: string;
    bucket: string;
    /** A folder in the bucket, without slashes at its ends; empty for the bucket's top. */
    prefix: string;
    accessKeyId: string;
  };
}

export type ProviderName = keyof ProviderSettings;
export const PROVIDERS = [
  'mail',
  'sms',
  'whatsapp',
  'ai',
  'payments',
  'files',
] as const satisfies ProviderName[];

export const PROVIDER_DEFAULTS: ProviderSettings = {
  mail: {
    host: '',
    port: 587,
    security: 'starttls',
    username: '',
    fromName: '',
    fromAddress: '',
    replyTo: '',
  },
  sms: {
    provider: 'off',
    twilioSid: '',
    twilioFrom: '',
    dltEntityId: '',
    msg91TemplateId: '',
    msg91Sender: '',
    msg91Variable: 'VAR1',
  },
  whatsapp: {
    provider: 'off',
    phoneNumberId: '',
    businessAccountId: '',
    template: '',
    templateLanguage: 'en',
  },
  ai: { baseUrl: '', model: '' },
  payments: { keyId: '' },
  files: { store: 'disk', endpoint: '', region: 'us-east-1', bucket: '', prefix: '', accessKeyId: '' },
};
