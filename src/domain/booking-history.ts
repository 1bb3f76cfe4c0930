import { fieldChanges } from './audit-text.ts';
import { formatMoney } from './money.ts';
import { formatDate, isPlainDate } from './plain-date.ts';

type Values = Readonly<Record<string, unknown>>;

const AMOUNT = /(amount|charge|refund|paid|held|total)$/i;
/** What people do not read: keys of the database and of the provider. */
const HIDDEN = /(id|key|fingerprint)$/i;

/** What an entry of the audit changed in a booking, in a line: `Travel date: 12 Apr 2027 → 14 Apr 2027; …`. */
export function changeText(before: Values | null, after: Values | null): string {
  return fieldChanges(readable(before), readable(after))
    .map(({ field, before: was, after: is }) => {
      if (was === null) return `${field}: ${is}`;
      return is === null ? `${field}: ${was} removed` : `${field}: ${was} → ${is}`;
    })
    .join('; ');
}

function readable(values: Values | null): Values | null {
  if (values === null) return null;
  const shown = Object.entries(values).filter(([name]) => !HIDDEN.test(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, valueText(name, value)]));
}

/** Amounts are paise in the audit. */
function valueText(name: string, value: unknown): unknown {
  if (typeof value === 'number' && AMOUNT.test(name)) return formatMoney(value);
  if (typeof value === 'string' && isPlainDate(value)) return formatDate(value);
  return value;
}
