import type { z } from 'zod';

/** Zod's findings by field (`travelerDetails.0.age`): the first one of each, which says what to do. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (path !== '' && path !== '__proto__') fields[path] ??= issue.message;
  }
  return fields;
}
