import type { z } from 'zod';
import { spellOut } from '#app/domain/audit-text.ts';

/** What a value has to be, for people. */
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Of a value that may be one of several things (empty, or a date), what we say of the one that was meant. */
export function meantIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const meant = ownIssue(issue) ?? issue;
  return isLibraryText(meant.message) ? { ...meant, message: ownWords(meant) } : meant;
}

/** The first issue in it that has a sentence of ours. */
function ownIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue | undefined {
  if (!isLibraryText(issue.message)) return issue;
  if (issue.code !== 'invalid_union') return undefined;
  for (const inner of issue.errors.flat()) {
    const own = ownIssue({ ...inner, path: [...issue.path, ...inner.path] });
    if (own) return own;
  }
  return undefined;
}

/** True for a sentence of Zod's own: it names types, not what to do. */
function isLibraryText(message: string): boolean {
  return /^(Invalid|Too |Unrecognized)/.test(message);
}

/** For what no field has a sentence for: mostly programs that send the wrong kind of value. */
function ownWords(issue: z.core.$ZodIssue): string {
  const field = issue.path.findLast((part) => typeof part === 'string');
  const name = field === undefined ? 'The request' : spellOut(field);
  switch (issue.code) {
    case 'invalid_type':
      if (/received (undefined|null)$/.test(issue.message)) return `${name} is required`;
      return `${name} must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${name} must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `${name} must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `${name} can be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'unrecognized_keys':
      return `${issue.keys.map(spellOut).join(', ')} cannot be sent here`;
    default:
      return `${name} cannot be used as it is`;
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
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
