import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandColours, DEFAULT_COLOURS } from './brand-colours.ts';
import { brandPalette, brandStyle, colourProblems } from './brand-palette.ts';
import { contrast, luminance } from './colour.ts';

const byte = fc.nat(255).map((value) => value.toString(16).padStart(2, '0'));
const colour = fc.tuple(byte, byte, byte).map((parts) => `#${parts.join('')}`);

/** Text and what it stands on, as the style sheets use them. */
const PAIRS = [
  ['--cedar-700', '#ffffff'],
  ['--cedar-700', '--cedar-100'],
  ['--cedar-700', '#fbf8f1'],
  ['--cedar-800', '--cedar-100'],
  ['--cedar-600', '#ffffff'],
  ['--cedar-600', '--cedar-50'],
  ['--cedar-300', '--cedar-800'],
  ['--marigold-300', '--cedar-800'],
  ['--marigold-300', '--cedar-900'],
  ['#ffffff', '--cedar-800'],
  ['#2a1a02', '--marigold-500'],
  ['--marigold-700', '--marigold-100'],
] as const;

function worst(colours: BrandColours): { pair: string; ratio: number } {
  const palette = brandPalette(colours);
  const value = (name: string) => (name.startsWith('--') ? palette[name as keyof typeof palette] : name);
  return PAIRS.map((pair) => ({
    pair: pair.join(' on '),
    ratio: contrast(value(pair[0]), value(pair[1])),
  })).reduce((one, other) => (other.ratio < one.ratio ? other : one));
}

describe('brand colours', () => {
  it('P26 unchanged, they are the design’s own and write no style', () => {
    const css = readFileSync(new URL('../web/styles/tokens.css', import.meta.url), 'utf8');
    for (const [name, value] of Object.entries(brandPalette(DEFAULT_COLOURS)))
      expect(css).toContain(`${name}: ${value};`);
    expect(brandStyle(DEFAULT_COLOURS)).toBe('');
    expect(colourProblems(DEFAULT_COLOURS)).toEqual({});
  });

  it('P26 any two that are accepted leave all text at 4.5:1 or better', () => {
    let accepted = 0;
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        if (Object.keys(colourProblems({ primary, accent })).length > 0) return;
        accepted += 1;
        const { pair, ratio } = worst({ primary, accent });
        expect(ratio, `${pair} of ${primary} and ${accent}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it('P26 a refusal names the contrast and a colour that works', () => {
    const problems = colourProblems({ primary: '#66aaff', accent: '#402000' });
    for (const [field, problem] of Object.entries(problems)) {
      const better = /#[0-9a-f]{6}/.exec(problem)?.[0] ?? '';
      expect(problem).toMatch(/contrast of \d\.\d:1; it needs 4\.5:1/);
      expect(colourProblems({ ...DEFAULT_COLOURS, [field]: better })).toEqual({});
    }
    expect(Object.keys(problems)).toEqual(['primary', 'accent']);
  });

  it('P26 the chosen colours are used as they are, and their shades keep the order of the design', () => {
    const palette = brandPalette({ primary: '#6b1f3a', accent: '#f4b400' });
    expect([palette['--cedar-700'], palette['--marigold-500']]).toEqual(['#6b1f3a', '#f4b400']);
    const order = [
      '--cedar-950',
      '--cedar-900',
      '--cedar-800',
      '--cedar-700',
      '--cedar-600',
      '--cedar-500',
    ] as const;
    const bright = order.map((name) => luminance(palette[name]));
    expect(bright).toEqual(bright.toSorted((one, other) => one - other));
    expect(brandStyle({ primary: '#6b1f3a', accent: '#f4b400' })).toMatch(
      /^html:root\{(--(cedar|marigold)-\d+:#[0-9a-f]{6};?){14}\}$/,
    );
  });
});
