/** What screens know of providers and secrets: never a secret itself. */
import { z } from 'zod';
import { PROVIDERS } from '#app/domain/provider-settings.ts';
import { SECRET_NAMES } from '#app/domain/secrets.ts';
import { email } from './fields.ts';

export const ProviderName = z.enum(PROVIDERS);

/** Body of PUT /admin/settings/secrets/{name}. */
export const SecretInput = z
  .object({
    value: z
      .string({ error: 'Enter the secret' })
      .trim()
      .min(1, 'Enter the secret')
      .max(2000, 'A secret can have at most 2000 characters')
      .refine((text) => !/[\p{Cc}]/u.test(text), 'A secret is one line without special characters'),
  })
  .meta({ id: 'SecretInput' });

export const SecretView = z
  .object({
    name: z.enum(SECRET_NAMES),
    set: z.boolean(),
    /** The environment has it: it cannot be changed here. */
    fixed: z.boolean(),
    /** False: it was sealed with a key that is not here any more, and has to be entered again. */
    readable: z.boolean(),
    /** Its last four characters, of long ones only. */
    last4: z.string().nullable(),
    updated_at: z.string().nullable(),
  })
  .meta({ id: 'Secret' });
export type SecretView = z.infer<typeof SecretView>;

export const ProviderView = z
  .object({
    name: ProviderName,
    state: z.enum(['ready', 'test', 'failed', 'incomplete', 'off']),
    /** A sentence for people: what it does now, or what is missing. */
    detail: z.string(),
    /** Fields of the section that the environment fixes. */
    fixed: z.array(z.string()),
    secrets: z.array(SecretView),
  })
  .meta({ id: 'Provider' });
export type ProviderView = z.infer<typeof ProviderView>;

/** Answer of GET /admin/settings/providers. */
export const ProvidersView = z
  .object({
    providers: z.array(ProviderView),
    /** Where the key comes from that seals the secrets. */
    key: z.enum(['environment', 'file']),
    /** The environment fixes the business time zone. */
    time_zone_fixed: z.boolean(),
    /** Address of the payment provider's webhook, to be entered in its dashboard. */
    webhook_url: z.string(),
  })
  .meta({ id: 'Providers' });
export type ProvidersView = z.infer<typeof ProvidersView>;

/** Bodies of POST /admin/settings/{provider}/test. */
export const TEST_INPUTS = {
  mail: z.object({ to: email }),
  sms: z.object({ to: z.string({ error: 'Phone is required' }).trim().min(1, 'Phone is required').max(32) }),
  whatsapp: z.object({
    to: z.string({ error: 'Phone is required' }).trim().min(1, 'Phone is required').max(32),
  }),
  ai: z.object({}),
  payments: z.object({}),
  files: z.object({}),
};

export const TestAnswer = z
  .object({ result: z.literal('sent'), detail: z.string() })
  .meta({ id: 'ProviderTest' });
export type TestAnswer = z.infer<typeof TestAnswer>;
