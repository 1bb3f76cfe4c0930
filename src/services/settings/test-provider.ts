import type { TestAnswer } from '#app/contract/providers.ts';
import { NO_NUMBER, toE164 } from '#app/domain/phone-number.ts';
import type { ProviderName } from '#app/domain/provider-settings.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import type { HandOver } from '#app/integrations/sms/port.ts';
import type { WhatsAppMessage } from '#app/integrations/whatsapp/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, invalid } from '#app/services/errors.ts';
import { limitAccepted } from '#app/services/limits/limit-accepted.ts';
import { mailMessageId } from '#app/services/messages/mail-message-id.ts';
import { renderMail } from '#app/services/messages/render-mail.ts';
import { getAllSettings } from './get-settings.ts';
import { testAiProvider } from './test-ai-provider.ts';
import { testFileStore } from './test-file-store.ts';

type Outcome = { result: 'sent' | 'later' | 'refused' | 'off'; detail: string };

/**
 * Sends something harmless through a provider as its settings are saved, and answers what really happened. Throws
 * `provider_not_configured`, `provider_failed` with the provider's reason, `invalid_input` (to) and `rate_limited`.
 */
export async function testProvider(
  ctx: Ctx,
  { provider, to }: { provider: ProviderName; to: string },
): Promise<TestAnswer> {
  requirePermission(ctx, 'settings.edit');
  const recipient = provider === 'sms' || provider === 'whatsapp' ? numberOf(to) : to;
  const who = ctx.actor.type === 'staff' ? ctx.actor.id : ctx.actor.type;
  const outcome = await limitAccepted(ctx, { name: `test of ${provider}`, address: who }, () =>
    tried(ctx, provider, recipient),
  );
  await ctx.db.transaction((tx) =>
    writeAudit(ctx, tx, {
      action: 'provider.tested',
      entity: 'settings',
      entityId: provider,
      after: { result: outcome.result, detail: outcome.detail },
    }),
  );
  if (outcome.result === 'off') throw new AppError('provider_not_configured', outcome.detail);
  if (outcome.result !== 'sent') throw new AppError('provider_failed', outcome.detail);
  return { result: 'sent', detail: outcome.detail };
}

function numberOf(to: string): string {
  const number = toE164(to);
  if (number === null) throw invalid('This cannot be a phone number', { to: NO_NUMBER });
  return number;
}

async function tried(ctx: Ctx, provider: ProviderName, to: string): Promise<Outcome> {
  switch (provider) {
    case 'mail':
      return tryMail(ctx, to);
    case 'sms':
      return fromHandOver(await ctx.sms.send({ to, text: await testText(ctx) }), `SMS handed over for ${to}`);
    case 'whatsapp':
      return tryWhatsApp(ctx, to);
    case 'ai':
      return testAiProvider(ctx);
    case 'payments':
      return tryPayments(ctx);
    case 'files':
      return testFileStore(ctx);
    default:
      return provider satisfies never;
  }
}

async function testText(ctx: Ctx): Promise<string> {
  const { brand } = await getAllSettings(ctx.db, ctx.log);
  return `Test message of ${`${brand.first} ${brand.second}`.trim()}. Nothing needs to be done.`;
}

async function tryMail(ctx: Ctx, to: string): Promise<Outcome> {
  const settings = await getAllSettings(ctx.db, ctx.log);
  const name = `${settings.brand.first} ${settings.brand.second}`.trim();
  const text = 'This mail was sent from the settings of your back office. Mail works.';
  const content = { title: 'Test message', blocks: [{ type: 'text' as const, text }], settings };
  const mail = { to, subject: `Test message of ${name}`, ...renderMail(content) };
  const outcome = await ctx.mail.send({ ...mail, messageId: mailMessageId(ctx) });
  if (outcome.result === 'sent')
    return { result: 'sent', detail: `Handed over for ${to}. The mail server said: ${outcome.response}` };
  return { result: outcome.result, detail: outcome.reason };
}

async function tryWhatsApp(ctx: Ctx, to: string): Promise<Outcome> {
  const { whatsapp } = await getAllSettings(ctx.db, ctx.log);
  const text = await testText(ctx);
  const { template, templateLanguage: language } = whatsapp;
  const message: WhatsAppMessage =
    template === ''
      ? { kind: 'session', to, text }
      : { kind: 'template', to, template, language, values: [text] };
  return fromHandOver(await ctx.whatsapp.send(message), `WhatsApp message handed over for ${to}`);
}

async function tryPayments(ctx: Ctx): Promise<Outcome> {
  const { mode, keyId } = ctx.payments;
  if (mode === 'off') return { result: 'off', detail: 'No payment provider is set up' };
  try {
    await ctx.payments.check();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { result: error.retriable ? 'later' : 'refused', detail: error.message };
  }
  const whose = mode === 'simulator' ? 'The simulator' : 'Razorpay';
  return { result: 'sent', detail: `${whose} accepted the key ${keyId}` };
}

function fromHandOver(outcome: HandOver, done: string): Outcome {
  if (outcome.result === 'sent') return { result: 'sent', detail: `${done}: ${outcome.providerId}` };
  return { result: outcome.result, detail: outcome.reason };
}
