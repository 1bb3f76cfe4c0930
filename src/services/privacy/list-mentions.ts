import type { PersonMentions } from '#app/contract/privacy-requests.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { findMentions, type Mention, marksOfPerson } from './find-mentions.ts';
import { findTravels } from './find-travels.ts';
import { lockPrivacyRequest } from './lock-privacy-request.ts';
import { personRecords } from './person-records.ts';

/** More are counted, not shown. */
const SHOWN = 100;

/**
 * The texts in other records that name the person of a request, and bookings of others with a traveller of that name, to look through before they are changed: somebody else
 * may have the same name. Throws `not_found`.
 */
export async function listMentions(ctx: Ctx, { id }: { id: string }): Promise<PersonMentions> {
  requirePermission(ctx, 'privacy.handle');
  return ctx.db.transaction(async (tx) => {
    const request = await lockPrivacyRequest(tx, id);
    const held = await personRecords(tx, request.email);
    const mentions = mentionsTold(await findMentions(tx, marksOfPerson(request, held), held));
    const travels = await findTravels(ctx, tx, { request, held });
    return { total: mentions.length, mentions: mentions.slice(0, SHOWN).map(mentionView), travels };
  });
}

/** Without those that repeat another. */
export function mentionsTold(mentions: Mention[]): Mention[] {
  return mentions.filter(({ source }) => !source.copy);
}

function mentionView({ source, recordId, text, found, at }: Mention): PersonMentions['mentions'][number] {
  return { kind: source.kind, recordId, text, found, at: at.toISOString() };
}
