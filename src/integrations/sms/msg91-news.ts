import { z } from 'zod';
import type { DeliveryNews } from '#app/integrations/http/delivery-news.ts';

const text = z.union([z.string(), z.number()]).transform(String).nullish();

const Report = z.object({
  requestId: text,
  CRQID: text,
  status: text,
  desc: text,
  date: text,
  deliveryTime: text,
  failedReason: text,
  failureReason: text,
});
type Report = z.infer<typeof Report>;

/** One report of a number (JSON), or of a request with the reports of its numbers within. */
const Delivery = Report.extend({ report: z.array(Report).optional() });
const Body = z.union([z.array(Delivery), Delivery.transform((one) => [one])]);

/** The codes of MSG91's webhooks; its newer ones say it in words. */
const DELIVERED = /^(1|delivered)$/i;
const FAILED = /^(2|9|16|17|25|26|failed|rejected|blocked.*|ndnc.*|undelivered|expired)$/i;

/** All forms of MSG91's delivery reports: JSON, or JSON in the field `data` of a form. Null when it is neither. */
export function readMsg91News(rawBody: Uint8Array): DeliveryNews[] | null {
  const body = Body.safeParse(parse(Buffer.from(rawBody).toString('utf8')));
  if (!body.success) return null;
  return body.data
    .flatMap(({ report, ...whole }) => (report ? report.map((one) => ({ ...whole, ...one })) : [whole]))
    .flatMap(newsOf);
}

function newsOf(report: Report): DeliveryNews[] {
  const providerId = report.requestId ?? '';
  const said = [report.status ?? '', report.desc ?? ''];
  const delivered = said.some((word) => DELIVERED.test(word));
  if (providerId === '' || (!delivered && !said.some((word) => FAILED.test(word)))) return [];
  const why = report.failureReason || report.failedReason || report.desc || 'no reason was given';
  return [
    {
      providerId,
      reference: report.CRQID ?? null,
      state: delivered ? 'delivered' : 'failed',
      reason: delivered ? '' : `MSG91 could not deliver it: ${why}`.slice(0, 300),
      at: readIndianTime(report.deliveryTime || report.date || ''),
    },
  ];
}

/** `2024-05-22 10:06:20` is India's time. */
function readIndianTime(written: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(written);
  const at = match ? new Date(`${match[1]}T${match[2]}+05:30`) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

function parse(body: string): unknown {
  for (const one of [body, new URLSearchParams(body).get('data') ?? '']) {
    try {
      return JSON.parse(one);
    } catch {}
  }
  return null;
}
