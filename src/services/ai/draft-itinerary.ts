import { z } from 'zod';
import {
  type ItineraryDraft,
  type ItineraryDraftAnswer,
  type ItineraryDraftInput,
  MOST_DRAFT_DAYS,
} from '#app/contract/ai.ts';
import { composeItinerary } from '#app/domain/composer/compose-itinerary.ts';
import { tidyLine, tidyLines, tidyText } from '#app/domain/composer/tidy.ts';
import { tripLength } from '#app/domain/composer/trip-length.ts';
import { AiError } from '#app/integrations/ai/port.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { ITINERARY_RULES, tripPrompt } from './prompts.ts';
import { readTripFacts } from './read-trip-facts.ts';
import { type DraftOptions, writeDraft } from './write-draft.ts';

const text = z.string().max(3000).default('');
const lines = z.array(z.string().max(500)).max(40).default([]);
const Day = z.object({
  title: z.string().min(1).max(300),
  description: z.string().min(1).max(3000),
  locations: lines,
  activities: lines,
  morning: text,
  afternoon: text,
  evening: text,
  meals: text,
  accommodation: text,
  transport: text,
});
const planShape = (days: number) =>
  z.object({
    ideal_for: text,
    overview: z.string().min(1).max(6000),
    highlights: lines,
    inclusions: lines,
    exclusions: lines,
    optional_addons: lines,
    starting_point: text,
    ending_point: text,
    best_time: text,
    days: z.array(Day).length(days),
  });
type Plan = z.output<ReturnType<typeof planShape>>;

/**
 * An itinerary with a day for each of the duration's; nothing is saved and no amount of money is in it. Throws
 * `invalid_input` for a journey of more than 30 days, and what `generateDraft` throws.
 */
export async function draftItinerary(
  ctx: Ctx,
  input: ItineraryDraftInput,
  options: DraftOptions = {},
): Promise<ItineraryDraftAnswer> {
  requirePermission(ctx, 'content.edit');
  const { days } = tripLength(input.duration);
  if (days > MOST_DRAFT_DAYS) {
    const detail = `An itinerary of at most ${MOST_DRAFT_DAYS} days can be drafted`;
    throw invalid(detail, { duration: detail });
  }
  const facts = await readTripFacts(ctx, input);
  const { result, source, note } = await writeDraft(
    ctx,
    {
      instructions: ITINERARY_RULES,
      prompt: tripPrompt(facts),
      shape: planShape(days),
      maxTokens: 1500 + days * 500,
      tidy: tidyPlan,
      compose: () => composeItinerary(facts),
    },
    options,
  );
  return { itinerary: result, source, note };
}

function tidyPlan(plan: Plan): ItineraryDraft {
  const overview = tidyText(plan.overview, 2000);
  const days = plan.days.map((day, at) => ({
    day: at + 1,
    title: tidyLine(day.title, 150) || `Day ${at + 1}`,
    description: tidyText(day.description, 1500),
    locations: tidyLines(day.locations, 12, 80),
    activities: tidyLines(day.activities, 12, 80),
    morning: tidyText(day.morning, 600),
    afternoon: tidyText(day.afternoon, 600),
    evening: tidyText(day.evening, 600),
    meals: tidyLine(day.meals, 120),
    accommodation: tidyLine(day.accommodation, 120),
    transport: tidyLine(day.transport, 120),
  }));
  if (overview === '' && days.every((day) => day.description === '')) throw new AiError('empty');
  return {
    ideal_for: tidyLine(plan.ideal_for, 200),
    overview,
    highlights: tidyLines(plan.highlights, 12, 160),
    inclusions: tidyLines(plan.inclusions, 20, 200),
    exclusions: tidyLines(plan.exclusions, 20, 200),
    optional_addons: tidyLines(plan.optional_addons, 12, 160),
    starting_point: tidyLine(plan.starting_point, 120),
    ending_point: tidyLine(plan.ending_point, 120),
    best_time: tidyLine(plan.best_time, 120),
    days,
  };
}
