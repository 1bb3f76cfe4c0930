import { type BrandColours, DEFAULT_COLOURS } from './brand-colours.ts';
import { atLuminance, contrast, luminance, toLch } from './colour.ts';

/** Text on buttons and badges in the accent colour, as in `buttons.css`. */
const ON_ACCENT = '#2a1a02';

/** Text and marks need this much against what they stand on. Source: WCAG 2.2 AA. */
export const LEAST_CONTRAST = 4.5;

const CEDAR = {
  '--cedar-950': '#0a2018',
  '--cedar-900': '#0f3226',
  '--cedar-800': '#144434',
  '--cedar-700': '#1a5a45',
  '--cedar-600': '#217257',
  '--cedar-500': '#2c8f6d',
  '--cedar-300': '#8fcbb2',
  '--cedar-100': '#dcefe6',
  '--cedar-50': '#f0f8f4',
} as const;

const MARIGOLD = {
  '--marigold-700': '#8a4b00',
  '--marigold-600': '#c9730a',
  '--marigold-500': '#ee9b1f',
  '--marigold-300': '#f8c979',
  '--marigold-100': '#fdeed3',
} as const;

export type BrandToken = keyof typeof CEDAR | keyof typeof MARIGOLD;
export type BrandPalette = Record<BrandToken, string>;

const kept = new Map<string, BrandPalette>();

/**
 * The design's shades in the agency's hues. Contrast depends on luminance alone, so each shade keeps the luminance of
 * the design's: whatever stands on what is as readable as there. The two chosen colours are used as they are.
 */
export function brandPalette({ primary, accent }: BrandColours): BrandPalette {
  const key = `${primary} ${accent}`;
  const known = kept.get(key);
  if (known) return known;
  const palette = {
    ...ramp(CEDAR, DEFAULT_COLOURS.primary, primary),
    ...ramp(MARIGOLD, DEFAULT_COLOURS.accent, accent),
  };
  if (kept.size > 20) kept.clear();
  kept.set(key, palette);
  return palette;
}

function ramp<Shades extends Record<string, string>>(shades: Shades, from: string, to: string): Shades {
  if (to === from) return shades;
  const [design, own] = [toLch(from), toLch(to)];
  const colourful = own.chroma / design.chroma;
  const darker = Math.min(1, luminance(to) / luminance(from));
  return Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => {
      if (shade === from) return [name, to];
      const { chroma, hue } = toLch(shade);
      const bright = luminance(shade);
      // What is darker than the chosen colour in the design stays so beside a darker one.
      const target = bright < luminance(from) ? bright * darker : bright;
      return [name, atLuminance({ chroma: chroma * colourful, hue: hue - design.hue + own.hue }, target)];
    }),
  ) as Shades;
}

/** The style sheet that puts the palette in place of the design's; empty for the design's own colours. */
export function brandStyle(colours: BrandColours): string {
  const palette = brandPalette(colours);
  const changed = Object.entries(palette).filter(
    ([name, value]) => ({ ...CEDAR, ...MARIGOLD })[name as BrandToken] !== value,
  );
  // `html:root` outranks the design's `:root`, whichever sheet comes first.
  return changed.length === 0
    ? ''
    : `html:root{${changed.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** What is wrong with the colours, by field; empty when text in and on them can be read. */
export function colourProblems(colours: BrandColours): Partial<Record<keyof BrandColours, string>> {
  const palette = brandPalette(colours);
  const problems: Partial<Record<keyof BrandColours, string>> = {};
  const text = Math.min(
    contrast(colours.primary, palette['--cedar-100']),
    contrast(colours.primary, '#ffffff'),
  );
  if (text < LEAST_CONTRAST) {
    const most = (luminance(palette['--cedar-100']) + 0.05) / LEAST_CONTRAST - 0.05;
    problems.primary = tooClose('Text in this colour', text, near(colours.primary, most - 0.002));
  }
  const onAccent = contrast(colours.accent, ON_ACCENT);
  if (onAccent < LEAST_CONTRAST) {
    const least = (luminance(ON_ACCENT) + 0.05) * LEAST_CONTRAST - 0.05;
    problems.accent = tooClose('The dark text on this colour', onAccent, near(colours.accent, least + 0.004));
  }
  return problems;
}

function near(hex: string, target: number): string {
  return atLuminance(toLch(hex), target);
}

function tooClose(what: string, ratio: number, better: string): string {
  return `${what} has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1; it needs 4.5:1. ${better} works`;
}
