import type { PrivacyRequest } from '#app/contract/enquiries.ts';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { queueMessage } from '#app/services/messages/queue-message.ts';
import { renderMail } from '#app/services/messages/render-mail.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';

const ASKED: Record<PrivacyRequest['kind'], string> = {
  copy: 'a copy of the personal data we hold about you',
  correction: 'a correction of the personal data we hold about you',
  erasure: 'the erasure of the personal data we hold about you',
};

/**
 * Keeps what a person asks about their own data, tells the agency, and writes to the address given: whoever asks for
 * somebody else's data reaches that somebody. Source: india-rules §9.
 */
export async function submitPrivacyRequest(ctx: Ctx, input: PrivacyRequest): Promise<void> {
  if (input.website) return;
  await ctx.db.transaction(async (tx) => {
    const id = newId('prq');
    const [written] = await tx
      .insert(privacyRequests)
      .values({
        id,
        kind: input.kind,
        name: input.name,
        email: input.email,
        message: input.message,
        formKey: input.form_key ?? null,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: privacyRequests.id });
    if (!written) return;
    await writeAudit(ctx, tx, {
      action: 'privacy_request.received',
      entity: 'privacy_request',
      entityId: id,
      after: { kind: input.kind },
    });
    const settings = await getSettings(tx, ctx.log);
    const asked = `${input.name} (${input.email}) asks for ${ASKED[input.kind].replace(' you', ' them')}.`;
    await queueMessage(ctx, tx, {
      kind: 'privacy_notice',
      to: settings.contact.email,
      subject: `Privacy request: ${input.kind}`,
      ...renderMail({
        title: 'A privacy request',
        blocks: [
          { type: 'text', text: asked },
          ...(input.message === '' ? [] : [{ type: 'text' as const, text: input.message }]),
        ],
        settings,
      }),
      dedupeKey: `privacy_notice:${id}`,
    });
    await queueMessage(ctx, tx, {
      kind: 'privacy_acknowledgement',
      to: input.email,
      subject: 'We have your privacy request',
      ...renderMail({
        title: 'Your privacy request',
        blocks: [
          {
            type: 'text',
            text: `Dear ${input.name},\n\nYou asked for ${ASKED[input.kind]}. We will answer at this address. If it was not you who asked, tell us, and nothing will be done.`,
          },
        ],
        settings,
      }),
      dedupeKey: `privacy_acknowledgement:${id}`,
    });
  });
}
