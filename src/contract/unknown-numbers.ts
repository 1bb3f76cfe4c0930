/** People who wrote on WhatsApp from a number that belongs to no record. */
import { z } from 'zod';
import { email, line, optionalLine } from './fields.ts';

/** Of the path: a number as +919845011762. */
export const UnknownNumberPath = z.object({ number: z.string().min(1).max(32) });

/** Body of POST /crm/unknown-numbers/{number}/inquiry: who it is; the question is what they wrote. */
export const UnknownInquiry = z
  .object({
    name: line('Name'),
    email: z.union([z.literal(''), email]).optional(),
    destination: optionalLine('Destination'),
  })
  .meta({ id: 'UnknownInquiry' });
export type UnknownInquiry = z.infer<typeof UnknownInquiry>;

/** `made` is false where the number has an inquiry already, which has the messages now. */
export const MadeInquiry = z.object({ id: z.string(), made: z.boolean() }).meta({ id: 'MadeInquiry' });
export type MadeInquiry = z.infer<typeof MadeInquiry>;
