/** Prices never come from a draft: what names an amount of money is taken out of every generated text. */

const CODES = '(?:rs|inr|usd|us\\$|eur|gbp|aed|sgd|thb|myr|mvr|lkr|npr|idr|jpy|chf|cad|aud)';
const MARK = String.raw`(?:\p{Sc}|₨|(?<!\p{L})${CODES}(?!\p{L})\.?)`;
const UNIT = String.raw`(?:\p{Sc}|₨|(?:${CODES}|rupees?|rupaye|paise|paisa|dollars?|euros?|pounds?|dirhams?|baht|ringgits?|rufiyaa|francs?|yen|bucks|lakhs?|lacs?|crores?)(?!\p{L}))`;
/** The repetitions are bounded, so that no text takes long. */
const NUMBER = String.raw`\p{Nd}(?:[\p{Nd}.,'’\u00a0\u202f ]{0,20}\p{Nd})?`;
const SCALE = String.raw`(?:\s{0,3}(?:k|l|lakhs?|lacs?|cr|crores?|thousand|million|hundred)(?!\p{L}))`;
const WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakhs?|million|crores?|few|several|and|half)';
const WHO =
  '(?:person|pax|head|couple|adult|child|traveller|traveler|guest|night|room|day|vehicle|car|family|group)';
const PRICE =
  '(?:price[sd]?|costs?|costing|fees?|fares?|tariffs?|charges?|deposits?|supplements?|surcharges?|discounts?|emi|worth)';
const LINK = String.raw`(?:\s*(?::|=|[-–—]|is|are|of|at|about|around|approx\.?|approximately|from|only|just|up to|may be|will be)(?!\p{L})){0,3}\s{0,3}`;
/** Behind a number that is a time, a measure or a year's season, not a price. */
const MEASURE = String.raw`(?![\p{Nd}:]|\s*(?:am|pm|a\.m|p\.m|m|km|kms|ft|feet|metres|meters|hours?|hrs?|minutes?|min|steps|years?|days?|nights?)(?!\p{L}))`;

const AMOUNT = new RegExp(
  [
    String.raw`${MARK}\s{0,3}[-–—]?\s{0,3}(?:${NUMBER}|${WORD}(?!\p{L}))`,
    String.raw`${NUMBER}${SCALE}?\s{0,3}(?:/[-=]|${UNIT})`,
    String.raw`(?<!\p{L})${WORD}(?:[\s-]{1,3}${WORD}){0,8}\s{1,3}${UNIT}`,
    String.raw`\p{Nd}[\p{Nd}.,]{1,20}\p{Nd}${SCALE}?\s{0,3}(?:per|/|an?|each|for each)\s{0,3}${WHO}s?(?!\p{L})`,
    String.raw`(?<!\p{L})${PRICE}${LINK}\p{Nd}[\p{Nd}.,]{0,20}\p{Nd}${MEASURE}`,
    String.raw`(?<!\p{L})(?:starting|starts|rates?|budgets?)\s{1,3}(?:of|at|from)\s{1,3}\p{Nd}[\p{Nd}.,]{1,20}\p{Nd}${MEASURE}`,
    String.raw`${NUMBER}\s{0,3}(?:%|percent|per cent)\s{0,3}(?:off|discount|deposit|cashback|advance|less|gst|tax)`,
    String.raw`(?:save|discount of|deposit of|gst of|tax of|off)\s{1,3}(?:up to\s{1,3})?${NUMBER}\s{0,3}(?:%|percent|per cent)`,
    String.raw`\p{Sc}`,
  ].join('|'),
  'iu',
);

/** Where one sentence ends and the next begins; not behind `Rs.` and its like. */
const SENTENCE_END = /(?<=[.!?…])(?<!\b(?:rs|no|st|mt|dr|mr|mrs|approx)\.)\s+(?=\P{Ll})/iu;

/** True for a text that names an amount of money, in any currency, in digits or in words. */
export function hasAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** Running text without the sentences that name an amount; lines stay lines. */
export function withoutAmounts(text: string): string {
  if (!hasAmount(text)) return text;
  const kept = text
    .split(/\r?\n/)
    .map((line) =>
      line
        .split(SENTENCE_END)
        .filter((sentence) => !hasAmount(sentence))
        .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return hasAmount(kept) ? '' : kept;
}

/**
 * One line (an inclusion, a title) without its part that names an amount: what stands in brackets, or after a comma,
 * a colon or a dash. Empty when no part without one is left.
 */
export function lineWithoutAmounts(line: string): string {
  if (!hasAmount(line)) return line;
  const open = line.replace(/\s*[([][^()[\]]*[)\]]/g, (part) => (hasAmount(part) ? '' : part));
  const parts = open.split(/(?<=\P{Nd})\s*[,;:]\s+|\s+[-–—|]\s+/u).filter((part) => part.trim() !== '');
  const kept = parts
    .filter((_, at) => !namesAmount(parts, at))
    .join(', ')
    .trim();
  return hasAmount(kept) || !/\p{L}{3}/u.test(kept) ? '' : kept;
}

/** True for a part that names one by itself, or together with the next to it: `price: 45999`. */
function namesAmount(parts: string[], at: number): boolean {
  const part = parts[at] ?? '';
  if (hasAmount(part)) return true;
  return [`${parts[at - 1] ?? ''}: ${part}`, `${part}: ${parts[at + 1] ?? ''}`].some(
    (pair, which) => hasAmount(pair) && !hasAmount(parts[which === 0 ? at - 1 : at + 1] ?? ''),
  );
}
