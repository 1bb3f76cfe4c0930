/** How many SMS a text is sent and billed as. Source: 3GPP TS 23.038; india-rules §8. */

/** One letter each; the others of GSM-7 stand in EXTENDED, and anything else makes the whole text UCS-2. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Written with an escape before it, so that each counts two. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const LIMITS = { 'GSM-7': { one: 160, more: 153 }, 'UCS-2': { one: 70, more: 67 } } as const;

export interface SmsSegments {
  encoding: keyof typeof LIMITS;
  /** What a person counts: an emoji is one. */
  characters: number;
  /** Letters of the encoding: what the limits go by. */
  units: number;
  /** 0 for no text. */
  segments: number;
  /** Units that still fit into the last one. */
  left: number;
}

/** A letter of two units (an escape, half an emoji) is never torn apart, so a segment may end one short. */
export function smsSegments(text: string): SmsSegments {
  const letters = [...text];
  const encoding: SmsSegments['encoding'] = letters.every((one) => BASIC.has(one) || EXTENDED.has(one))
    ? 'GSM-7'
    : 'UCS-2';
  const sizes = letters.map((one) => (encoding === 'UCS-2' ? one.length : EXTENDED.has(one) ? 2 : 1));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { one, more } = LIMITS[encoding];
  const whole = { encoding, characters: letters.length, units };
  if (units <= one) return { ...whole, segments: units === 0 ? 0 : 1, left: one - units };
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > more) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { ...whole, segments, left: more - used };
}
