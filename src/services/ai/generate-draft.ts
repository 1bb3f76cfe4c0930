import { z } from 'zod';
import type { DraftAnswer, DraftInput } from '#app/contract/ai.ts';
import { composeSections } from '#app/domain/composer/compose-sections.ts';
import { tidyLines, tidyText } from '#app/domain/composer/tidy.ts';
import { AiError } from '#app/integrations/ai/port.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { SECTION_RULES, tripPrompt } from './prompts.ts';
import { readTripFacts } from './read-trip-facts.ts';
import { type DraftOptions, writeDraft } from './write-draft.ts';

const Lines = z.array(z.string().max(500)).min(1).max(40);
const Sections = z.object({
  description: z.string().min(1).max(6000),
  inclusions: Lines,
  exclusions: Lines,
});

/**
 * Description, inclusions and exclusions for a package that staff are writing; nothing is saved and no amount of money
 * is in it. Throws `provider_failed`, `provider_busy`, `provider_timeout` and `rate_limited`. Source: public-site §7.
 */
export async function generateDraft(
  ctx: Ctx,
  input: DraftInput,
  options: DraftOptions = {},
): Promise<DraftAnswer> {
  requirePermission(ctx, 'content.edit');
  const facts = await readTripFacts(ctx, input);
  const { result, source, note } = await writeDraft(
    ctx,
    {
      instructions: SECTION_RULES,
      prompt: tripPrompt(facts),
      shape: Sections,
      maxTokens: 2000,
      tidy: tidySections,
      compose: () => composeSections(facts),
    },
    options,
  );
  return { parsed_sections: result, description: result.description, source, note };
}

function tidySections(answer: z.output<typeof Sections>): DraftAnswer['parsed_sections'] {
  const description = tidyText(answer.description, 4000);
  if (description === '') throw new AiError('empty');
  return {
    description,
    inclusions: tidyLines(answer.inclusions, 20, 200),
    exclusions: tidyLines(answer.exclusions, 20, 200),
  };
}
