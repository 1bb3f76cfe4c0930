import { formatMoney } from './money.ts';

/** How an entry of the audit log reads: names for people, and what changed, field by field. */

/** `privacy_request` → `Privacy request`, `paidAmount` → `Paid amount`. */
export function spellOut(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What would not say on a booking what it is about. */
const SPOKEN = new Map([['payment.credited', 'Payment received']]);

/** `booking.status_changed` → `Status changed`. */
export function actionName(action: string): string {
  return SPOKEN.get(action) ?? spellOut(action.slice(action.indexOf('.') + 1));
}

export interface FieldChange {
  field: string;
  /** Null: there was, or is, nothing. */
  before: string | null;
  after: string | null;
}

type Values = Readonly<Record<string, unknown>>;

/** What an entry changed, field by field; fields within fields by their path. What stayed the same is left out. */
export function fieldChanges(before: Values | null, after: Values | null): FieldChange[] {
  const was = flatten(before ?? {});
  const is = flatten(after ?? {});
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function flatten(values: Values, path: string[] = []): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    const here = [...path, spellOut(name)];
    if (isRecord(value)) for (const [field, text] of flatten(value, here)) flat.set(field, text);
    else if (value !== null && value !== undefined && value !== '')
      flat.set(here.join(' › '), isMoney(name, value, values) ? moneyText(value, values) : textOf(value));
  }
  return flat;
}

/** Sums are kept in paise (or cents): `paidAmount`, a price per person, the total of a document. */
function isMoney(name: string, value: unknown, beside: Values): value is number {
  const named = /(?:^a|A)mount$|^unitPrice$/.test(name) || (name === 'total' && 'number' in beside);
  return named && Number.isSafeInteger(value);
}

function moneyText(minor: number, { currency }: Values): string {
  return formatMoney(minor, currency === 'USD' ? 'USD' : 'INR');
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(textOf).join(', ');
  if (isRecord(value)) return [...flatten(value)].map(([field, text]) => `${field}: ${text}`).join('; ');
  return String(value);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
