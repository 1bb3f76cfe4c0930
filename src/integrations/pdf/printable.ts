/** Signs that no face of ours has, with what joins them; digits and letters count as emoji too and stay. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{20E3}|[\u{E0020}-\u{E007F}])+/gu;
/** Joiners matter inside Indian words, and nowhere else. */
const STRAY_JOINER = /(?<!\p{M})\u{200D}/gu;
const CONTROL = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const KEPT = /[©®™]/u;

/** Text as paper can hold it: without emoji and control characters, line breaks kept; nothing else is lost. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, ' ')
    .replace(EMOJI, (found) => [...found].filter((sign) => KEPT.test(sign)).join(''))
    .replace(STRAY_JOINER, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Every text inside a value made printable. */
export function printableDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return printable(value) as Value;
  if (Array.isArray(value)) return value.map(printableDeep) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printableDeep(part)])) as Value;
}
