import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Config } from '#app/config.ts';
import type { ProvidersView, ProviderView } from '#app/contract/providers.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { PROVIDERS, type ProviderName } from '#app/domain/provider-settings.ts';
import { isSecretName, type SecretName, secretsOf } from '#app/domain/secrets.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { bucketOf } from './bucket-of.ts';
import { type ResolvedProviders, resolveProviders } from './resolve-providers.ts';
import { secretViews } from './secret-views.ts';

type State = Pick<ProviderView, 'state' | 'detail'>;

/** Each provider with what it does now, what the environment fixes, and its secrets without their values. */
export async function providerViews(ctx: Ctx): Promise<ProvidersView> {
  requirePermission(ctx, 'settings.edit');
  const resolved = await resolveProviders(ctx);
  const secrets = await secretViews(ctx);
  const failed = await failedTests(ctx);
  return {
    providers: PROVIDERS.map((name) => ({
      name,
      ...withTest(stateOf(ctx, name, resolved), failed.get(name)),
      fixed: fixedFields(ctx.config, name),
      secrets: secretsOf(name).map((secret) => secrets[secret]),
    })),
    key: ctx.vault.source,
    time_zone_fixed: ctx.config.fixed['business.timeZone'] !== undefined,
    webhook_url: `${ctx.config.publicUrl}/api/payments/webhook`,
  };
}

/** The reasons of tests that failed, of providers whose settings and secrets did not change since. */
async function failedTests(ctx: Ctx): Promise<Map<ProviderName, string>> {
  const failed = new Map<ProviderName, string>();
  for (const name of PROVIDERS) {
    const [last] = await ctx.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'settings'), inArray(auditLog.entityId, [name, ...secretsOf(name)])))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(1);
    const { result, detail } = last?.after ?? {};
    if (last?.action === 'provider.tested' && result !== 'sent') failed.set(name, String(detail ?? ''));
  }
  return failed;
}

/** What is set up in full and does not work is not ready. */
function withTest(state: State, failure: string | undefined): State {
  if (state.state !== 'ready' || failure === undefined) return state;
  return { state: 'failed', detail: `The last test failed. ${failure}` };
}

const MAIL_FIELDS = ['host', 'port', 'security', 'username', 'mail.password'];

/** Fields and secrets of a provider that the environment has. */
export function fixedFields(config: Config, name: ProviderName): string[] {
  const named = Object.keys(config.fixed)
    .filter((path) => path.startsWith(`${name}.`))
    .map((path) => (isSecretName(path) ? path : path.slice(name.length + 1)));
  if (name !== 'mail') return named;
  const server = config.mail.smtpUrl === null ? [] : MAIL_FIELDS;
  const from = config.mail.from === null ? [] : ['fromName', 'fromAddress'];
  return [...named, ...server, ...from];
}

function stateOf(ctx: Ctx, name: ProviderName, { settings, secrets }: ResolvedProviders): State {
  const missing = (wanted: SecretName) => secrets[wanted] === undefined;
  switch (name) {
    case 'mail': {
      if (ctx.config.mail.smtpUrl !== null) return ready('Mail goes to the server of the environment.');
      if (settings.mail.host === '') return off('Messages are kept and marked “Not sent: no mail server”.');
      if (settings.mail.username !== '' && missing('mail.password'))
        return incomplete('The password is missing.');
      return ready(`Mail goes through ${settings.mail.host}.`);
    }
    case 'sms': {
      const { provider, twilioSid, twilioFrom, msg91TemplateId } = settings.sms;
      if (provider === 'off') return off('No SMS is sent.');
      if (provider === 'twilio') {
        if (missing('sms.twilioToken')) return incomplete('The auth token of Twilio is missing.');
        return twilioSid === '' || twilioFrom === ''
          ? incomplete('Account SID and sender are missing.')
          : ready('SMS go through Twilio.');
      }
      if (missing('sms.msg91Key')) return incomplete('The auth key of MSG91 is missing.');
      return msg91TemplateId === '' ? incomplete('The template is missing.') : ready('SMS go through MSG91.');
    }
    case 'whatsapp': {
      if (settings.whatsapp.provider === 'off') return off('Staff use wa.me links.');
      if (missing('whatsapp.token')) return incomplete('The access token is missing.');
      return settings.whatsapp.phoneNumberId === ''
        ? incomplete('The phone number ID is missing.')
        : ready('Messages go through the WhatsApp Cloud API.');
    }
    case 'ai': {
      const { baseUrl, model } = settings.ai;
      if (baseUrl === '') return off('The built-in composer writes drafts.');
      return model === '' ? incomplete('The model is missing.') : ready(`Drafts come from ${model}.`);
    }
    case 'payments': {
      if (ctx.payments.mode === 'simulator')
        return { state: 'test', detail: 'Test mode: the simulator takes payments and no money moves.' };
      if (ctx.payments.mode === 'off') {
        return settings.payments.keyId === ''
          ? off('Nothing can be paid online.')
          : incomplete('The key secret is missing: nothing can be paid online.');
      }
      return missing('payments.webhookSecret')
        ? incomplete('Payments are taken, but the webhook secret is missing: news of them come late.')
        : ready(
            ctx.payments.keyId.startsWith('rzp_test_')
              ? 'Razorpay takes payments with a test key: no money moves.'
              : 'Razorpay takes payments.',
          );
    }
    case 'files': {
      const { store, bucket } = settings.files;
      if (store === 'disk') return ready('Files are kept in the server’s data folder.');
      return bucketOf({ settings, secrets }) === null
        ? incomplete('Bucket, access key ID or secret key is missing: files are kept on the server’s disk.')
        : ready(`Files go to the bucket ${bucket}.`);
    }
    default:
      return name satisfies never;
  }
}

const ready = (detail: string): State => ({ state: 'ready', detail });
const incomplete = (detail: string): State => ({ state: 'incomplete', detail });
const off = (detail: string): State => ({ state: 'off', detail });
