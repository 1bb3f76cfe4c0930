import type { z } from 'zod';
import { AiError } from './port.ts';

/** What a model wrote, as the asked-for object. Models fence their JSON or think aloud before it; that is taken off. */
export function readAnswer<Shape extends z.ZodObject>(text: string, shape: Shape): z.output<Shape> {
  const spoken = text.replace(/^[\s\S]*<\/think>/i, '').trim();
  if (spoken === '') throw new AiError('empty');
  const value = parse(spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1));
  if (value === undefined) throw new AiError('malformed');
  const checked = shape.safeParse(value);
  if (!checked.success) throw new AiError('wrong_shape');
  return checked.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
