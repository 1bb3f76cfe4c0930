import { SheetError } from './port.ts';
import { UNSUPPORTED } from './sniff-format.ts';

const LOOKED_AT = 65_536;
/** Bytes that Windows-1252 has no sign for. */
const UNASSIGNED = /[\u0081\u008D\u008F\u0090\u009D]/;
const CONTROL = /[^\P{Cc}\t\n\r\u0080-\u009F]/gu;

/**
 * A text file's text: UTF-8 or UTF-16 by its mark, UTF-16 without one by its zero bytes, UTF-8 when every byte fits, else
 * Windows-1252, which Excel writes. Nothing is replaced by a question mark: what fits none of these is refused.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const decoded = decode(bytes);
  const controls = decoded.text.slice(0, LOOKED_AT).match(CONTROL)?.length ?? 0;
  if (controls > 8 || decoded.text.includes('\0')) throw new SheetError('unsupported', UNSUPPORTED);
  return decoded;
}

function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: utf16(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: utf16(bytes, 'utf-16be'), encoding: 'UTF-16' };
  const { even, odd } = zeros(bytes);
  if (odd > 0.2 && even < 0.05) return { text: utf16(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (even > 0.2 && odd < 0.05) return { text: utf16(bytes, 'utf-16be'), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (!UNASSIGNED.test(text)) return { text, encoding: 'Windows-1252' };
    throw new SheetError(
      'unsupported',
      'The file’s encoding is not known: save it again as “CSV UTF-8” or as .xlsx.',
    );
  }
}

function utf16(bytes: Uint8Array, label: 'utf-16le' | 'utf-16be'): string {
  return new TextDecoder(label).decode(bytes);
}

/** The parts of even and odd places of the beginning that are zero. */
function zeros(bytes: Uint8Array): { even: number; odd: number } {
  const head = bytes.subarray(0, 4096);
  let [even, odd] = [0, 0];
  head.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  });
  const half = Math.max(1, head.byteLength / 2);
  return { even: even / half, odd: odd / half };
}
