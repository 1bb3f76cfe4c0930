/** How each provider is reached; the secrets are apart (`contract/secrets`). */
import { z } from 'zod';
import { BUCKET, PREFIX, REGION } from '#app/domain/bucket-names.ts';
import type { ProviderSettings } from '#app/domain/provider-settings.ts';
import { email, optionalLine } from './fields.ts';

/** Empty or of this form. */
const formed = (label: string, max: number, pattern: RegExp, message: string) =>
  optionalLine(label, max).refine((text) => text === '' || pattern.test(text), message);

const required = <Shape extends Record<string, unknown>>(
  value: Shape,
  ctx: z.RefinementCtx,
  fields: Partial<Record<keyof Shape & string, string>>,
) => {
  for (const [field, message] of Object.entries(fields))
    if (value[field] === '') ctx.addIssue({ code: 'custom', path: [field], message: String(message) });
};

const address = z.union([z.literal(''), email]);

const mail = z
  .object({
    host: formed(
      'Server',
      253,
      /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/,
      'Server must be a name such as smtp.example.com',
    ),
    port: z
      .int('Port must be a whole number')
      .min(1, 'Port must be 1 to 65535')
      .max(65535, 'Port must be 1 to 65535'),
    security: z.enum(['tls', 'starttls', 'none'], { error: 'Choose TLS, STARTTLS or none' }),
    username: optionalLine('User name', 254),
    fromName: optionalLine('Sender’s name', 120).refine(
      (name) => !/[\r\n<>"]/.test(name),
      'Sender’s name cannot have < > or "',
    ),
    fromAddress: address,
    replyTo: address,
  })
  .superRefine((value, ctx) => {
    const local = /^(localhost|127(\.\d{1,3}){3})$/.test(value.host);
    if (value.security === 'none' && value.host !== '' && !local)
      ctx.addIssue({
        code: 'custom',
        path: ['security'],
        message: 'Without encryption only a server on this machine can be used',
      });
    if (value.security === 'none' && value.username !== '' && !local)
      ctx.addIssue({ code: 'custom', path: ['username'], message: 'A login needs TLS or STARTTLS' });
  });

const sms = z
  .object({
    provider: z.enum(['off', 'twilio', 'msg91'], { error: 'Choose Off, Twilio or MSG91' }),
    twilioSid: formed(
      'Account SID',
      64,
      /^AC[0-9a-zA-Z]{32}$/,
      'Account SID begins with AC and has 34 characters',
    ),
    twilioFrom: formed(
      'Sender',
      20,
      /^(\+\d{7,15}|[A-Za-z0-9 ]{2,11}|MG[0-9a-zA-Z]{32})$/,
      'Sender must be a number such as +12025550123 or a registered name',
    ),
    dltEntityId: formed('DLT entity ID', 30, /^\d{10,25}$/, 'DLT entity ID is digits only'),
    msg91TemplateId: formed(
      'Template ID',
      60,
      /^[0-9a-zA-Z_-]{6,60}$/,
      'Template ID must be letters and digits',
    ),
    msg91Sender: formed('Header', 6, /^[A-Za-z0-9]{3,6}$/, 'Header must be 3 to 6 letters or digits'),
    msg91Variable: optionalLine('Variable', 30)
      .transform((name) => name || 'VAR1')
      .refine((name) => /^\w{1,30}$/.test(name), 'Variable must be a name such as VAR1'),
  })
  .superRefine((value, ctx) => {
    if (value.provider === 'twilio')
      required(value, ctx, {
        twilioSid: 'Account SID is required for Twilio',
        twilioFrom: 'Sender is required for Twilio',
      });
    if (value.provider === 'msg91')
      required(value, ctx, {
        msg91TemplateId: 'Template ID is required for MSG91',
      });
  });

const whatsapp = z
  .object({
    provider: z.enum(['off', 'cloud'], { error: 'Choose Off or WhatsApp Cloud API' }),
    phoneNumberId: formed('Phone number ID', 30, /^\d{5,30}$/, 'Phone number ID is digits only'),
    businessAccountId: formed('Business account ID', 30, /^\d{5,30}$/, 'Business account ID is digits only'),
    template: formed('Template', 100, /^[a-z0-9_]+$/, 'Template must be small letters, digits and _'),
    templateLanguage: optionalLine('Language', 10)
      .transform((code) => code || 'en')
      .refine((code) => /^[a-z]{2}(_[A-Z]{2})?$/.test(code), 'Language must be a code such as en or en_US'),
  })
  .superRefine((value, ctx) => {
    if (value.provider === 'cloud')
      required(value, ctx, { phoneNumberId: 'Phone number ID is required for the Cloud API' });
  });

const ai = z
  .object({
    baseUrl: optionalLine('Address', 300)
      .transform((url) => url.replace(/\/+$/, ''))
      .refine(
        (url) => url === '' || isApiAddress(url),
        'Address must begin with https:// (http:// within your own network only)',
      ),
    model: optionalLine('Model', 120),
  })
  .superRefine((value, ctx) => {
    if (value.baseUrl !== '') required(value, ctx, { model: 'Model is required with an address' });
  });

/** A key goes along: in clear text only within this machine or the agency's own network. */
function isApiAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && OWN_NETWORK.test(url.hostname));
}

const OWN_NETWORK =
  /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\])$/;

const payments = z.object({
  keyId: formed(
    'Key ID',
    60,
    /^rzp_(test|live)_[A-Za-z0-9]{6,40}$/,
    'Key ID must look like rzp_live_… or rzp_test_…',
  ),
});

/** What is missing in the bucket's details is no fault here: the environment may have it. */
const files = z.object({
  store: z.enum(['disk', 's3'], { error: 'Choose the server’s disk or a bucket' }),
  endpoint: optionalLine('Address', 300)
    .transform((url) => url.replace(/\/+$/, ''))
    .refine(
      (url) => url === '' || isApiAddress(url),
      'Address must begin with https:// (http:// within your own network only)',
    ),
  region: optionalLine('Region', 40)
    .transform((name) => name || 'us-east-1')
    .refine((name) => REGION.test(name), 'Region must be a name such as ap-south-1'),
  bucket: formed('Bucket', 63, BUCKET, 'Bucket must be its name: small letters, digits, - and .'),
  prefix: optionalLine('Folder', 100)
    .transform((folder) => folder.replace(/^\/+|\/+$/g, ''))
    .refine((folder) => PREFIX.test(folder), 'Folder must be a path such as agency/files'),
  accessKeyId: formed(
    'Access key ID',
    128,
    /^[\w+/=.-]+$/,
    'Access key ID must be letters and digits without spaces',
  ),
});

export const PROVIDER_SECTIONS: {
  [Section in keyof ProviderSettings]: z.ZodType<ProviderSettings[Section]>;
} = {
  mail,
  sms,
  whatsapp,
  ai,
  payments,
  files,
};
