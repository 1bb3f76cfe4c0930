import type { z } from 'zod';

/** True for a sentence of Zod's own: it names types, not what to do. */
export function isLibraryText(message: string): boolean {
  return /^(Invalid|Too |Unrecognized)/.test(message);
}

/** Of a value that may be one of several things (empty, or a date), what we say of the one that was meant. */
export function meantIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || !isLibraryText(issue.message)) return issue;
  const found = issue.errors
    .flat()
    .map((inner) => meantIssue({ ...inner, path: [...issue.path, ...inner.path] }))
    .find(({ message }) => !isLibraryText(message));
  return found ?? issue;
}

/** Zod's findings by field (`travelerDetails.0.age`): the first one of each, which says what to do. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.map(meantIssue)) {
    const path = issue.path.map(String).join('.');
    if (path !== '' && path !== '__proto__') fields[path] ??= issue.message;
  }
  return fields;
}
