import type { RouteMap } from '#app/contract/route-map.ts';
import { round } from './land-path.ts';

type Text = RouteMap['pins'][number]['text'];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The style sheet's font sizes for names: on a phone the whole drawing is small, so they grow. */
const SIZES = { wide: 17, phone: 31 } as const;
const LETTER = 0.56;
const NOTE_LETTER = 7;
const NOTE_LINE = 18;
const PIN = { width: 17, height: 48 } as const;
const PHONE_PIN = 1.6;

interface Point {
  x: number;
  y: number;
}

function holds({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** What a pin covers: its point is at x, y. */
export function pinBox({ x, y }: { x: number; y: number }, scale: number = PHONE_PIN): Box {
  const [width, height] = [PIN.width * scale, PIN.height * scale];
  return { left: x - width, top: y - height, right: x + width, bottom: y };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Where each pin's name stands: below it, beside it or above, so that no two cover each other, a pin or what is `taken`,
 * and off the `way` (points of it) where there is such a place. `small` marks a name that has room only on a wide
 * screen; one that has none is null.
 */
export function placeLabels(
  pins: Array<{ x: number; y: number; name: string; note: string }>,
  frame: { width: number; height: number },
  { taken, way }: { taken: Box[]; way: Point[] },
): Text[] {
  const used = { wide: [...taken], phone: [] as Box[] };
  return pins.map((pin): Text => {
    const fits = (text: Spot, size: 'wide' | 'phone') => {
      const box = textBox(pin, text, size);
      const inside =
        box.left > 4 && box.right < frame.width - 4 && box.top > 4 && box.bottom < frame.height - 4;
      const scale = size === 'wide' ? 1 : PHONE_PIN;
      return (
        inside &&
        !used[size].some((one) => overlaps(one, box)) &&
        !pins.some((one) => overlaps(pinBox(one, scale), box))
      );
    };
    const isClear = (text: Spot, size: 'wide' | 'phone') => {
      const box = textBox(pin, text, size);
      return !way.some((point) => holds(box, point));
    };
    const wide = spotsAround(pin).filter((spot) => fits(spot, 'wide'));
    const both = wide.filter((spot) => fits(spot, 'phone'));
    const everywhere =
      both.find((spot) => isClear(spot, 'wide') && isClear(spot, 'phone')) ??
      both.find((spot) => isClear(spot, 'wide')) ??
      both[0];
    const spot = everywhere ?? wide.find((one) => isClear(one, 'wide')) ?? wide[0];
    if (!spot) return null;
    used.wide.push(textBox(pin, spot, 'wide'));
    if (everywhere) used.phone.push(textBox(pin, spot, 'phone'));
    return { ...spot, small: !everywhere };
  });
}

type Spot = Omit<NonNullable<Text>, 'small'>;

function spotsAround({ x, y }: { x: number; y: number }): Spot[] {
  return [
    { x, y: y + 26, anchor: 'middle' as const },
    { x: x + 31, y: y - 18, anchor: 'start' as const },
    { x: x - 31, y: y - 18, anchor: 'end' as const },
    { x: x + 31, y: y - 40, anchor: 'start' as const },
    { x: x - 31, y: y - 40, anchor: 'end' as const },
    { x: x + 16, y: y + 16, anchor: 'start' as const },
    { x: x - 16, y: y + 16, anchor: 'end' as const },
    { x, y: y - 86, anchor: 'middle' as const },
    { x, y: y - 56, anchor: 'middle' as const },
  ].map((spot) => ({ ...spot, x: round(spot.x), y: round(spot.y) }));
}

function textBox(pin: { name: string; note: string }, { x, y, anchor }: Spot, size: 'wide' | 'phone'): Box {
  const font = SIZES[size];
  const note = size === 'wide' && pin.note !== '';
  const width = Math.max(pin.name.length * font * LETTER, note ? pin.note.length * NOTE_LETTER : 0) + 6;
  const left = anchor === 'start' ? x - 3 : anchor === 'end' ? x + 3 - width : x - width / 2;
  return { left, top: y - font * 0.8, right: left + width, bottom: y + 6 + (note ? NOTE_LINE : 0) };
}
