import type { WebhookCall } from '#app/integrations/sms/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { receiveDeliveryNews } from './receive-delivery-news.ts';
import { receiveWhatsApp } from './receive-whatsapp.ts';

/** A provider's news of SMS. Throws `webhook_unsigned` for what the provider in use did not sign. */
export async function receiveSmsWebhook(
  asked: Ctx,
  { provider, call }: { provider: 'twilio' | 'msg91'; call: WebhookCall },
): Promise<{ received: true }> {
  const ctx: Ctx = { ...asked, actor: { type: 'provider' } };
  const news = ctx.sms.provider === provider ? ctx.sms.readNews(call) : null;
  if (news === null) throw unsigned();
  await receiveDeliveryNews(ctx, provider, news);
  return { received: true };
}

/** WhatsApp's news: what became of our messages, and what people write to us. Throws `webhook_unsigned`. */
export async function receiveWhatsAppWebhook(
  asked: Ctx,
  { call }: { call: WebhookCall },
): Promise<{ received: true }> {
  const ctx: Ctx = { ...asked, actor: { type: 'provider' } };
  const news = ctx.whatsapp.readNews(call);
  if (news === null) throw unsigned();
  await receiveDeliveryNews(ctx, ctx.whatsapp.provider, news.deliveries);
  for (const received of news.received) await receiveWhatsApp(ctx, received);
  return { received: true };
}

/** The challenge that registers the webhook's address. Throws `webhook_unsigned` for a wrong token. */
export function confirmWhatsAppWebhook(ctx: Ctx, query: URLSearchParams): string {
  const challenge = ctx.whatsapp.confirmWebhook(query);
  if (challenge === null) throw unsigned();
  return challenge;
}

function unsigned(): AppError {
  return new AppError('webhook_unsigned', 'The signature of this webhook is missing or wrong.');
}
