import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type ApprovedTemplate, messages } from '#app/db/schema/messages.ts';
import type { Ctx } from '#app/services/context.ts';
import { readSections } from '#app/services/settings/get-settings.ts';

/** Source: WhatsApp's customer service window; india-rules §8. */
const WINDOW_MS = 24 * 3600 * 1000;

export interface WhatsAppWay {
  /** `free`: as it is. `template`: in an approved one. `link`: by hand, through wa.me. */
  way: 'free' | 'template' | 'link';
  freeUntil: Date | null;
  template: ApprovedTemplate | null;
}

/**
 * How a text may go to a number now: freely within 24 hours of the person's last message; else as the approved
 * template it was made from, or within the settings' template of one variable; else only by hand.
 */
export async function whatsAppWay(
  ctx: Ctx,
  { to, text, template }: { to: string; text: string; template: ApprovedTemplate | null },
): Promise<WhatsAppWay> {
  const freeUntil = await freeTextUntil(ctx, to);
  const sender = ctx.whatsapp.provider;
  if (sender === 'off') return { way: 'link', freeUntil, template: null };
  if (freeUntil !== null) return { way: 'free', freeUntil, template: null };
  const approved = template ?? (await generalTemplate(ctx, text));
  return { way: approved ? 'template' : 'link', freeUntil, template: approved };
}

/** When the 24 hours after the person's last message end; null when they have. */
async function freeTextUntil(ctx: Ctx, number: string): Promise<Date | null> {
  if (number === '') return null;
  const [last] = await ctx.db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(sql`lower(${messages.to})`, number.toLowerCase()),
        gt(messages.createdAt, new Date(ctx.now().getTime() - WINDOW_MS)),
        eq(messages.direction, 'in'),
        eq(messages.channel, 'whatsapp'),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return last ? new Date(last.at.getTime() + WINDOW_MS) : null;
}

async function generalTemplate(ctx: Ctx, text: string): Promise<ApprovedTemplate | null> {
  const { whatsapp } = await readSections(ctx.db, ['whatsapp'], ctx.log);
  if (whatsapp.template === '') return null;
  return { name: whatsapp.template, language: whatsapp.templateLanguage, values: [text] };
}
