import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CustomizeAnswer, CustomizeInput } from '#app/contract/ai.ts';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { composeLetter, greeting, type LetterFacts } from '#app/domain/composer/compose-letter.ts';
import { tidyText } from '#app/domain/composer/tidy.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { AiError } from '#app/integrations/ai/port.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { LETTER_RULES } from './prompts.ts';
import { type DraftOptions, writeDraft } from './write-draft.ts';

const Letter = z.object({ message: z.string().min(1).max(6000) });

/**
 * A message about one package for one customer, for staff to look over and send. The customer's name never leaves for
 * the provider, and no amount of money is in it. Throws `not_found` and what `generateDraft` throws. Source:
 * back-office §7.
 */
export async function customizePackage(
  ctx: Ctx,
  input: CustomizeInput,
  options: DraftOptions = {},
): Promise<CustomizeAnswer> {
  requirePermission(ctx, 'customers.edit');
  const trip = await findTrip(ctx, input.package_id);
  const facts: LetterFacts = {
    name: input.customer_name,
    interests: input.customer_interests,
    budget: input.budget_range,
    requests: input.special_requests,
    trip,
  };
  const { result, source, note } = await writeDraft(
    ctx,
    {
      instructions: LETTER_RULES,
      prompt: letterPrompt(facts),
      shape: Letter,
      maxTokens: 1000,
      tidy: ({ message }) => {
        const body = tidyText(message, 2000);
        if (body === '') throw new AiError('empty');
        return `${greeting(facts.name)}\n\n${body}`;
      },
      compose: () => composeLetter(facts),
    },
    options,
  );
  return { customized_description: result, source, note };
}

async function findTrip({ db }: Pick<Ctx, 'db'>, id: string): Promise<LetterFacts['trip']> {
  if (!isStorable(id)) throw notFound('This package does not exist.');
  const [found] = await db
    .select({ trip: packages, highlights: itineraries.highlights })
    .from(packages)
    .leftJoin(itineraries, eq(itineraries.itemId, packages.id))
    .where(eq(packages.id, id))
    .limit(1);
  if (!found) throw notFound('This package does not exist.');
  const { title, destination, duration, description, inclusions } = found.trip;
  return { title, destination, duration, description, inclusions, highlights: found.highlights ?? [] };
}

function letterPrompt({ interests, budget, requests, trip }: LetterFacts): string {
  const wishes = [
    interests && `Interests: ${interests}`,
    budget && 'There is a budget.',
    requests && `Special requests: ${requests}`,
  ].filter((line) => line);
  return [
    `Package: ${trip.title}, ${trip.duration}, in ${trip.destination}`,
    `Description: ${trip.description.slice(0, 1500)}`,
    `Includes: ${trip.inclusions.slice(0, 12).join('; ')}`,
    trip.highlights.length > 0 && `Highlights: ${trip.highlights.slice(0, 8).join('; ')}`,
    `<wishes>${wishes.join('\n').replaceAll('<', '‹')}</wishes>`,
  ]
    .filter((line) => line)
    .join('\n');
}
