import type {
  SendPackageAnswer,
  SendPackageRequest,
  ShareAnswer,
  ShareRequest,
} from '#app/contract/send-package.ts';
import { toE164 } from '#app/domain/phone-number.ts';
import { waLink } from '#app/domain/wa-link.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { AppError, invalid } from '#app/services/errors.ts';
import { sendStaffMessage } from '#app/services/messages/send-staff-message.ts';
import type { StaffSend } from '#app/services/messages/staff-send.ts';
import { noCustomer } from './customer-row.ts';
import { type PreparedOffer, prepareOffer } from './prepare-offer.ts';
import { holdOffered, recordPackageSent } from './record-package-sent.ts';

const OPENED = 'WhatsApp Web opened. The package details are ready: you press send there.';
const NAMES = { whatsapp: 'WhatsApp', email: 'Email' } as const;
type Way = keyof typeof NAMES;

/** How one channel went. `opened`: a person sends it from the link. */
interface Sent {
  way: Way;
  outcome: StaffSend['outcome'] | 'opened';
  detail: string;
  whatsappUrl?: string;
}

/**
 * The link that opens WhatsApp with a package's message for a customer, noted as sent by whoever opens it. Throws
 * `not_found`, and `invalid_input` for a number that cannot be one. Source: back-office §7.
 */
export async function sharePackage(ctx: Ctx, input: ShareRequest): Promise<ShareAnswer> {
  requirePermission(ctx, 'customers.edit');
  const prepared = await prepareOffer(ctx, input);
  return { whatsapp_url: await openedByHand(ctx, prepared), message: OPENED };
}

/**
 * Sends a package to a customer: by e-mail with its brochure, by WhatsApp where that is set up, else by the link that
 * opens it. What is not handed over is never noted as sent. Throws `not_found`, `provider_failed` naming the channel
 * that failed, `provider_not_configured`, `invalid_input`.
 */
export async function sendPackage(
  ctx: Ctx,
  input: SendPackageRequest,
): Promise<{ answer: SendPackageAnswer; queued: boolean }> {
  requirePermission(ctx, 'customers.edit');
  const prepared = await prepareOffer(ctx, input);
  const ways: Way[] = input.send_via === 'both' ? ['email', 'whatsapp'] : [input.send_via];
  const sent: Sent[] = [];
  for (const way of ways) sent.push(await sendBy(ctx, way, prepared));
  figuresChanged(ctx);
  const said = sent
    .map(({ way, detail }) => (sent.length > 1 ? `${NAMES[way]}: ${detail}` : detail))
    .join(' ');
  const failed = sent.find(({ outcome }) => outcome === 'refused' || outcome === 'not_configured');
  if (failed) {
    const code = failed.outcome === 'refused' ? 'provider_failed' : 'provider_not_configured';
    throw new AppError(code, said);
  }
  const url = sent.find(({ whatsappUrl }) => whatsappUrl)?.whatsappUrl;
  return {
    answer: { message: said, ...(url ? { whatsapp_url: url } : {}) },
    queued: sent.some(({ outcome }) => outcome === 'queued'),
  };
}

async function sendBy(ctx: Ctx, way: Way, prepared: PreparedOffer): Promise<Sent> {
  const { customer, text, offer } = prepared;
  if (way === 'whatsapp' && ctx.whatsapp.provider === 'off') return opened(ctx, prepared);
  const send = await sendStaffMessage(ctx, {
    channel: way,
    record: { kind: 'customer', id: customer.id },
    subject: `Your journey: ${offer.packageTitle}`,
    message: text,
    requestKey: offer.key,
    offer,
  });
  if (way === 'whatsapp' && send.outcome === 'not_configured') return opened(ctx, prepared);
  return { way, outcome: send.outcome, detail: send.detail };
}

async function opened(ctx: Ctx, prepared: PreparedOffer): Promise<Sent> {
  const whatsappUrl = await openedByHand(ctx, prepared);
  return { way: 'whatsapp', outcome: 'opened', detail: OPENED, whatsappUrl };
}

/** A link that a person opens and sends from: noted as sent, since nobody tells us of it afterwards. */
async function openedByHand(ctx: Ctx, { customer, text, offer }: PreparedOffer): Promise<string> {
  const to = toE164(customer.phone);
  if (to === null)
    throw invalid('This customer has no phone number that WhatsApp knows', {
      customer_id: 'The phone number cannot be one',
    });
  await ctx.db.transaction(async (tx) => {
    const row = await holdOffered(tx, customer.id);
    if (!row) throw noCustomer();
    const author = ctx.actor.type === 'staff' ? ctx.actor.name : '';
    await recordPackageSent(ctx, tx, row, { via: 'whatsapp', to, message: text, author, offer });
  });
  figuresChanged(ctx);
  return waLink(to, text);
}
