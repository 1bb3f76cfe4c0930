/** What to do about one. */
export const NO_NUMBER = 'Enter a phone number such as +91 98450 11762';

/** Where a number without a country belongs. */
const HOME = '91';

/**
 * A phone number as providers want it: `98450 11762`, `098450 11762`, `+91 98450-11762` → `+919845011762`. Null for
 * what cannot be a number: too short or long, one digit over and over, an Indian mobile of another length.
 */
export function toE164(text: string): string | null {
  const trimmed = text.trim().replace(/^00/, '+');
  if (!/^\+?[\d\s().-]+$/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  const full = trimmed.startsWith('+') ? digits : withCountry(digits);
  if (full === null || full.startsWith('0') || full.length < 8 || full.length > 15) return null;
  if (/^(\d)\1*$/.test(full.slice(2))) return null;
  if (full.startsWith(HOME) && !/^91[6-9]\d{9}$/.test(full)) return null;
  return `+${full}`;
}

function withCountry(digits: string): string | null {
  const local = digits.replace(/^0+/, '');
  if (/^[6-9]\d{9}$/.test(local)) return HOME + local;
  return /^91[6-9]\d{9}$/.test(local) ? local : null;
}

/**
 * A number that passed the contract's `phone`, in E.164, landlines too: `(011) 4000-5000` → `+911140005000`. What has
 * no `+` or `00` before it is dialled within India, unless it is too long for that. Null for what cannot be stored so.
 */
export function internationalPhone(text: string): string | null {
  const typed = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const full = /^(\+|00)/.test(typed) ? digits.replace(/^00/, '') : dialledFromHome(digits);
  const number = full.replace(/^910(?=\d{10}$)/, HOME);
  if (number.startsWith('0') || number.length < 7 || number.length > 15) return null;
  if (number.startsWith(HOME) && number.length !== 12) return null;
  return /^(\d)\1*$/.test(number.slice(2)) ? null : `+${number}`;
}

function dialledFromHome(digits: string): string {
  const local = digits.replace(/^0+/, '');
  return local.length === 10 ? HOME + local : local;
}

/** A number as people read it: `+919845011762`, `9845011762` → `+91 98450 11762`; one of another country as it is. */
export function spacedPhone(number: string): string {
  const home = /^\+91(\d{5})(\d{5})$/.exec(toE164(number) ?? '');
  return home ? `+91 ${home[1]} ${home[2]}` : number;
}

/** The address that calls a number, however it is written. */
export function telLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
