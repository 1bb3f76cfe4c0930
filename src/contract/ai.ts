/** The writing helper: drafts that staff review. Nothing of it is saved and no price comes from it. */
import { z } from 'zod';
import { DEFAULT_AI_DURATION } from '#app/domain/package-defaults.ts';
import { ItineraryView, PackageType } from './content.ts';
import { idText, line, optionalLine, optionalText } from './fields.ts';

/** Said where title or destination is missing. Source: public-site §5. */
export const AI_FIRST = 'Please enter Package Title and Destination first';

/** Before the reason when no draft could be made. Source: public-site §8. */
export const AI_FAILED = 'Failed to generate itinerary: ';

/** Before the reason when a text for a customer could not be made. Source: back-office §8. */
export const CUSTOMIZE_FAILED = 'Failed to customize: ';

/** Longest journey that is drafted day by day. */
export const MOST_DRAFT_DAYS = 30;

/** Who wrote a draft: the provider of the settings, or the built-in composer where none is set. */
export const DraftSource = z.enum(['ai', 'composer']);
export type DraftSource = z.infer<typeof DraftSource>;

const written = {
  source: DraftSource,
  /** A sentence for people that says who wrote it. */
  note: z.string(),
};

/** Body of POST /admin/generate-complete-itinerary. Source: public-site §7. */
export const DraftInput = z
  .object({
    package_title: line('Package title', 160),
    destination: line('Destination', 80),
    duration: optionalLine('Duration', 80).transform((value) => value || DEFAULT_AI_DURATION),
    custom_prompt: optionalText('Prompt', 2000),
    package_type: PackageType.optional(),
    /** Another one gets another wording from the composer; the same one the same. */
    variation: z.int().min(0).max(1000).optional(),
  })
  .meta({ id: 'AiDraftInput' });
export type DraftInput = z.infer<typeof DraftInput>;

export const ParsedSections = z.object({
  description: z.string(),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
});
export type ParsedSections = z.infer<typeof ParsedSections>;

export const DraftAnswer = z
  .object({ parsed_sections: ParsedSections, description: z.string(), ...written })
  .meta({ id: 'AiDraft' });
export type DraftAnswer = z.infer<typeof DraftAnswer>;

/** Body of POST /admin/draft-itinerary. */
export const ItineraryDraftInput = DraftInput.extend({
  route: optionalText('Route', 1000),
}).meta({ id: 'AiItineraryInput' });
export type ItineraryDraftInput = z.infer<typeof ItineraryDraftInput>;

/** An itinerary without the title and duration, which are its package's. */
export const ItineraryDraft = ItineraryView.omit({ package_title: true, duration: true });
export type ItineraryDraft = z.infer<typeof ItineraryDraft>;

export const ItineraryDraftAnswer = z
  .object({ itinerary: ItineraryDraft, ...written })
  .meta({ id: 'AiItinerary' });
export type ItineraryDraftAnswer = z.infer<typeof ItineraryDraftAnswer>;

/** One text, or the list of the form's ticked boxes. */
const interests = z
  .union([z.string().max(1000), z.array(z.string().max(100)).max(50)])
  .nullish()
  .transform((value) => (Array.isArray(value) ? value.join(', ') : (value ?? '')).trim());

/** Body of POST /admin/customize-package-for-customer. Source: back-office §7. */
export const CustomizeInput = z
  .object({
    package_id: idText,
    customer_name: optionalLine('Customer name', 120),
    customer_interests: interests,
    budget_range: optionalLine('Budget range', 120),
    special_requests: optionalText('Special requests', 2000),
  })
  .meta({ id: 'AiCustomizeInput' });
export type CustomizeInput = z.infer<typeof CustomizeInput>;

export const CustomizeAnswer = z
  .object({ customized_description: z.string(), ...written })
  .meta({ id: 'AiCustomized' });
export type CustomizeAnswer = z.infer<typeof CustomizeAnswer>;

/** How far a draft is; sent as `progress` events to who asked for `text/event-stream`. */
export const DraftProgress = z.object({
  stage: z.enum(['asking', 'writing', 'checking']),
  /** Characters that have come so far. */
  characters: z.int(),
  /** The parts that have begun, by their field's name. */
  parts: z.array(z.string()),
});
export type DraftProgress = z.infer<typeof DraftProgress>;
