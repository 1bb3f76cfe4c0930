/** GST registration numbers and the PAN inside them. Source: india-rules §1. */
import { isStateCode } from './states.ts';

/** state(2) + PAN(10) + entity + kind (`Z` normal, `C` e-commerce TCS, `D` TDS) + check. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZCD][0-9A-Z]$/;
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** As it is stored and compared: no spaces around, capital letters. */
export function normaliseGstin(text: string): string {
  return text.trim().toUpperCase();
}

/** The last character that the first 14 ask for: `24AAQCA8719H1Z` → `C`. Null for other characters than 0-9A-Z. */
export function gstinCheckCharacter(first14: string): string | null {
  let sum = 0;
  for (const [index, character] of [...first14].entries()) {
    const code = ALPHABET.indexOf(character);
    if (code < 0) return null;
    const value = code * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 36) + (value % 36);
  }
  return ALPHABET[(36 - (sum % 36)) % 36] ?? null;
}

/** What is wrong with a GSTIN, as a sentence for its field; null when it is right. */
export function gstinProblem(text: string): string | null {
  return gstinShapeProblem(text) ?? gstinCheckProblem(text);
}

/** Why it cannot be a GSTIN, whatever its check character. */
export function gstinShapeProblem(text: string): string | null {
  const gstin = normaliseGstin(text);
  if (!GSTIN.test(gstin)) return 'GSTIN must have 15 characters, such as 24AAQCA8719H1ZC';
  if (!isStateCode(stateOf(gstin))) return `GST has no state ${stateOf(gstin)}: look at the first two digits`;
  return isPan(panOf(gstin)) ? null : 'The PAN inside this GSTIN (characters 3 to 12) cannot be right';
}

/** That its check character does not fit: most likely a slip of the keyboard. */
export function gstinCheckProblem(text: string): string | null {
  const gstin = normaliseGstin(text);
  const check = gstinCheckCharacter(gstin.slice(0, 14));
  return check === gstin[14] ? null : `The last character of this GSTIN does not fit: expected ${check}`;
}

export function isGstin(text: string): boolean {
  return gstinProblem(text) === null;
}

/** The holder's PAN: characters 3 to 12. */
export function panOf(gstin: string): string {
  return normaliseGstin(gstin).slice(2, 12);
}

/** The two digits of the state where it is registered. */
export function stateOf(gstin: string): string {
  return normaliseGstin(gstin).slice(0, 2);
}

export function isPan(text: string): boolean {
  return PAN.test(text.trim().toUpperCase());
}
