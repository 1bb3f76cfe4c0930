import { fromDecimal } from './money.ts';

/** The smallest price that can be charged, in paise: the payment provider refuses less than one rupee. */
const SMALLEST = 100;
const LONGEST_TEXT = 200;

/** A number with digits grouped by spaces (`45 999`, `1 25 000`), or any run of digits, commas and points. */
const NUMBER =
  /(?:\d{1,2}(?: \d{2})* \d{3}|\d{1,3}(?: \d{3})+)(?:\.\d{1,2})?(?![\d,]|\.\d)|\d+(?:[.,]+\d+)*/g;

/** Plain digits, thousands grouped by three, or the Indian way (three, then twos); at most two decimals. */
const WELL_FORMED = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+|\d{1,2}(?:[, ]\d{2})*[, ]\d{3})(?:\.\d{1,2})?$/;

const MARK_BEFORE = /(?:₹|₨|\brs\.?|\binr\.?|\brupees?)\s*:?\s*$/;
const MARK_AFTER = /^\s*(?:\/[-=]|(?:₹|₨|rs\b\.?|inr\b|rupees?\b)(?!\s*\d))/;

/** Not rupees, not a whole figure, or not what one person pays: no number in such a text is the price. */
const NO_PRICE = [
  /[^\P{Nd}0-9]|\p{No}|[^\P{Sc}₹₨]|[<>~?]/u,
  /\b(?:usd|us\$|eur|gbp|aed|sgd|cad|aud|thb|mvr|npr|lkr|dollars?|euros?|pounds?|dirhams?|cents?|paise|paisa)\b/,
  /\d\s*(?:k|l|m|cr|lac|lacs|lakh|lakhs|crore|crores|thousand|million|hundred)\b/,
  /\b(?:off|save|saves|discount|cashback|emi|deposit|advance|was|mrp|approx|about|around|under|below|request|tba)\b/,
  /[₹₨]\s*[-−]\s*\d|\b(?:rs\.?|inr)[-−]\d/,
  /\bup ?to\b|\d\s*[x×*]\s*\d/,
  /(?:\bper|\/|\ba|\bevery)\s*(?:couple|pair|family|group|room|cabin|car|vehicle|night|day|month|week|hour|two)\b/,
  /\bfor\s+(?:a\s+)?(?:two|three|four|couple|family|\d+)\s*(?:adults|people|persons|pax|guests|travell?ers|$)/,
];

/** The only words that may stand beside a number without a currency mark: `4 nights` is no price. */
const PLAIN_WORDS = new Set(
  (
    'from starting starts start at price cost rate just only per person pp head adult pax each onward onwards plus gst ' +
    'tax taxes incl including inclusive excl excluding exclusive net nett of all on twin double sharing basis to and'
  ).split(' '),
);

/**
 * What one person pays, in paise, from a price as staff type it (`₹45,999`, `Rs. 1,25,000/-`, `from ₹12,499 per
 * person`). Null when nothing can be charged for it online: no number, zero, another currency, or a text that can
 * be read in two ways (`1.25 lakh`, `30% off`, a struck-out price). Of a rising range the first price counts.
 * Source: cases PAY-09, PAY-10, PAY-13.
 */
export function readPriceText(text: string): number | null {
  if (text.length > LONGEST_TEXT) return null;
  const line = text
    .toLowerCase()
    .replace(/[\s\u2000-\u200b\u2060]+/gu, ' ')
    .trim();
  if (NO_PRICE.some((pattern) => pattern.test(line))) return null;
  const numbers = findNumbers(line);
  const marked = numbers.filter((number) => number.marked);
  if (marked.length === 0 && !hasPlainWordsOnly(line)) return null;
  const [first, second, ...more] = marked.length > 0 ? marked : numbers;
  if (!first || more.length > 0) return null;
  if (second && !isRisingRange(line, first, second)) return null;
  if (isNegative(line.slice(0, first.start))) return null;
  return first.minor !== null && first.minor >= SMALLEST ? first.minor : null;
}

interface Found {
  /** Where the amount begins, its currency mark included, and where its digits end. */
  start: number;
  end: number;
  marked: boolean;
  /** Paise, or null when it is not written as an amount (`45.999`, `1,2,3`). */
  minor: number | null;
}

function findNumbers(line: string): Found[] {
  const found: Found[] = [];
  for (const match of line.matchAll(NUMBER)) {
    const end = match.index + match[0].length;
    const before = line.slice(0, match.index);
    const after = line.slice(end);
    if (/^\s*%/.test(after)) continue;
    const mark = MARK_BEFORE.exec(before);
    const start = mark ? mark.index : match.index;
    const stuck = !mark && /[.,\d]$/.test(before);
    const minor = WELL_FORMED.test(match[0]) && !stuck ? fromDecimal(match[0].replace(/[, ]/g, '')) : null;
    found.push({ start, end, marked: mark !== null || MARK_AFTER.test(after), minor });
  }
  return found;
}

function hasPlainWordsOnly(line: string): boolean {
  return (line.match(/\p{L}+/gu) ?? []).every((word) => PLAIN_WORDS.has(word));
}

function isRisingRange(line: string, first: Found, second: Found): boolean {
  const between = line.slice(first.end, second.start).replace('/-', '').trim();
  return (
    /^(?:[-–—]|to)$/.test(between) &&
    first.minor !== null &&
    second.minor !== null &&
    first.minor < second.minor
  );
}

function isNegative(before: string): boolean {
  return /(?:^|[\s(:])[-−–—]$/.test(before) || /^[-−–—]\s*$/.test(before);
}
