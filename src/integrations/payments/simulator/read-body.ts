import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** The JSON body of a call, checked; an empty one counts as `{}`. Refuses with the first field that is wrong. */
export async function readBody<Shape extends z.ZodType>(c: Context, shape: Shape): Promise<z.output<Shape>> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refusal('The request body is not valid JSON');
  }
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Refusal(issue?.message ?? 'The input is invalid', { field: issue?.path.join('.') || null });
}
