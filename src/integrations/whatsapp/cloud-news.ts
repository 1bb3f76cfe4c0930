import { z } from 'zod';
import type { DeliveryNews, ReceivedMessage } from '#app/integrations/http/delivery-news.ts';
import type { WhatsAppNews } from './port.ts';

const Instant = z
  .union([z.string().regex(/^\d{1,12}$/), z.number()])
  .transform((seconds) => new Date(Number(seconds) * 1000));

const Status = z.object({
  id: z.string().min(1),
  status: z.string(),
  timestamp: Instant.optional(),
  biz_opaque_callback_data: z.string().nullish(),
  errors: z
    .array(
      z.object({
        title: z.string().nullish(),
        message: z.string().nullish(),
        error_data: z.object({ details: z.string().nullish() }).nullish(),
      }),
    )
    .optional(),
});
type Status = z.infer<typeof Status>;

const Incoming = z.object({
  id: z.string().min(1),
  from: z.string().regex(/^\d{7,15}$/),
  timestamp: Instant.optional(),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
type Incoming = z.infer<typeof Incoming>;

const Body = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

/**
 * Source: WhatsApp Cloud API, webhooks. News of another number of the same account are left out, and so is what is of
 * a kind that we do not know. Null when it is no such body.
 */
export function readWhatsAppNews(rawBody: Uint8Array, phoneNumberId: string): WhatsAppNews | null {
  const body = Body.safeParse(parse(Buffer.from(rawBody).toString('utf8')));
  if (!body.success) return null;
  const values = body.data.entry
    .flatMap((entry) => entry.changes.map((change) => change.value))
    .filter(({ metadata }) => metadata === undefined || metadata.phone_number_id === phoneNumberId);
  return {
    deliveries: values.flatMap((value) => known(Status, value.statuses)).flatMap(newsOf),
    received: values.flatMap((value) => known(Incoming, value.messages)).map(receivedOf),
  };
}

const STATES = new Map<string, DeliveryNews['state']>([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['failed', 'failed'],
]);

function newsOf(status: Status): DeliveryNews[] {
  const state = STATES.get(status.status);
  if (state === undefined) return [];
  const [error] = status.errors ?? [];
  const why = error?.error_data?.details || error?.message || error?.title || 'no reason was given';
  return [
    {
      providerId: status.id,
      reference: status.biz_opaque_callback_data ?? null,
      state,
      reason: state === 'failed' ? `WhatsApp could not deliver it: ${why}`.slice(0, 300) : '',
      at: status.timestamp ?? null,
    },
  ];
}

/** What is no text is named by its kind: staff look at it on the phone. */
function receivedOf({ id, from, timestamp, type, text, button }: Incoming): ReceivedMessage {
  const said = text?.body ?? button?.text ?? `[${type}]`;
  return { providerId: id, from: `+${from}`, text: said, at: timestamp ?? null };
}

function known<Item>(schema: z.ZodType<Item>, items: unknown[] = []): Item[] {
  return items.flatMap((item) => {
    const read = schema.safeParse(item);
    return read.success ? [read.data] : [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
