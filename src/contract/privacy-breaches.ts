/** The register of breaches of personal data. Source: india-rules §9. */
import { z } from 'zod';
import { formVersion, idText, line, optionalText, plainDate, requestKey, requiredText } from './fields.ts';
import { ListQuery } from './list-query.ts';

const day = (label: string) =>
  z
    .union([z.literal(''), z.null()])
    .transform(() => null)
    .or(plainDate(label))
    .optional()
    .transform((value) => value ?? null);

const fields = {
  found_on: plainDate('Found on'),
  what: requiredText('What happened', 4000),
  data: line('Which data', 300),
  /** Null while it is not known. */
  people: z
    .int('People concerned must be a whole number')
    .min(0, 'People concerned cannot be less than 0')
    .max(1_000_000_000, 'People concerned can be at most 1,00,00,00,000')
    .nullish()
    .transform((value) => value ?? null),
  measures: optionalText('Measures', 4000),
  board_told_on: day('Board told on'),
  people_told_on: day('People told on'),
};

/** Body of POST /admin/privacy-breaches. */
export const BreachInput = z.object({ ...fields, request_key: requestKey }).meta({ id: 'BreachInput' });
export type BreachInput = z.infer<typeof BreachInput>;

/** Body of PUT /admin/privacy-breaches/{id}: an absent field stays, an empty one clears. */
export const BreachChange = z
  .object({ ...fields, version: formVersion })
  .partial()
  .meta({ id: 'BreachChange' });
export type BreachChange = z.infer<typeof BreachChange>;

export const BreachView = z
  .object({
    id: z.string(),
    found_on: z.string(),
    what: z.string(),
    data: z.string(),
    people: z.int().nullable(),
    measures: z.string(),
    board_told_on: z.string().nullable(),
    people_told_on: z.string().nullable(),
    /** The calendar date by which the Board has to be told. */
    report_by: z.string(),
    recorded_by: z.string(),
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'BreachView' });
export type BreachView = z.infer<typeof BreachView>;

/** Query of GET /admin/privacy-breaches; `q` is found in what happened and which data. */
export const BreachQuery = ListQuery.extend({
  /** Only this one, for a link to it. */
  id: idText.optional(),
});
export type BreachQuery = z.infer<typeof BreachQuery>;
