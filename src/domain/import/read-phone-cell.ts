import { internationalPhone } from '#app/domain/phone-number.ts';
import { diallingCode } from './dialling-codes.ts';

/** `phone`: E.164. `others`: further numbers of the same cell. */
export type PhoneReading = { phone: string; others: string[] } | { problem: string };

const SCIENTIFIC = /\d(?:[.,]\d+)?\s*e\s*\+?\s*\d+/i;
const LABEL =
  /^(?:tel|telephone|phone|ph|mobile|mob|cell|whatsapp|wa|contact|m|p|t)\b\s*(?:no|number)?\s*[.:]?\s*/i;
const GROUPED = /^\d{1,3}(?:,\d{2,3})+$/;
const BETWEEN = /\s*(?:[,;/|\n&]|\bor\b|\band\b)\s*/i;

/**
 * A phone cell as people and spreadsheets write it: `098450 11762`, `0091-98…`, `9845011762.0`, `tel:+91…`, two numbers
 * with a slash. What has no `+` belongs to the country of its row, India where none is known. Digits that a spreadsheet
 * rounded away (`9.19877E+11`) are never made up.
 */
export function readPhoneCell(cell: string, country = ''): PhoneReading {
  const text = plainDigits(cell);
  if (SCIENTIFIC.test(text))
    return {
      problem: 'WhatsApp was shortened by a spreadsheet and its digits are lost: format the column as text',
    };
  const found: string[] = [];
  const parts = GROUPED.test(text) ? [text.replaceAll(',', '')] : text.split(BETWEEN);
  for (const part of parts) {
    const phone = readOne(part, country);
    if (phone !== null && !found.includes(phone)) found.push(phone);
  }
  const [phone, ...others] = found;
  return phone === undefined ? { problem: faultOf(text) } : { phone, others };
}

/** Digits of any script, dashes and spaces of any kind become plain ones. */
function plainDigits(cell: string): string {
  return cell
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[\p{Pd}\u2212\u00B7\u2022_]/gu, '-')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/** Every script's digits stand in a row of ten that begins with its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code < 0x80 ? code - 0x30 : code - zero;
}

function readOne(part: string, country: string): string | null {
  const number = part
    .replace(LABEL, '')
    .replace(/\s*(?:ext|extn|x)\.?\s*\d{1,5}$/i, '')
    .replace(/^(\+?\d{7,15})[.,]0+$/, '$1')
    .replace(/\(0\)/, '')
    .trim();
  const digits = number.replace(/\D/g, '');
  if (/^(?:\+|00)/.test(number)) return internationalPhone(number);
  if (!/^[\d\s().-]+$/.test(number)) return null;
  const code = diallingCode(country);
  if (code === null || code === '91')
    return /^(?:0?91|0)?\d{10}$/.test(digits) ? internationalPhone(indian(digits)) : null;
  const isWhole =
    digits.startsWith(code) && digits.length >= code.length + 8 && (code !== '1' || digits.length === 11);
  return internationalPhone(`+${isWhole ? digits : code + digits.replace(/^0+/, '')}`);
}

/** Ten digits, whatever stands before them. */
function indian(digits: string): string {
  return digits.slice(-10);
}

function faultOf(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  if (digits === 0) return 'WhatsApp is not a number';
  return digits < 10 ? 'WhatsApp needs 10 digits' : 'WhatsApp needs 10 digits, or + and its country code';
}
