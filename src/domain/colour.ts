/** Colours as WCAG and OKLCH measure them. Source: WCAG 2.2 (contrast), bottosson.github.io/posts/oklab (OKLab). */

type Rgb = [red: number, green: number, blue: number];

/** Lightness 0 to 1, chroma, hue in radians. */
export interface Lch {
  lightness: number;
  chroma: number;
  hue: number;
}

export const HEX = /^#[0-9a-f]{6}$/;

/** Relative luminance, 0 (black) to 1 (white), of `#rrggbb`. */
export function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function toLch(hex: string): Lch {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  };
}

/** The colour of a hue and chroma whose luminance is nearest to the one asked for; as colourful as the screen can. */
export function atLuminance({ chroma, hue }: Pick<Lch, 'chroma' | 'hue'>, target: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(inGamut({ lightness: middle, chroma, hue })) < target) low = middle;
    else high = middle;
  }
  return inGamut({ lightness: (low + high) / 2, chroma, hue });
}

/** As hex, with less chroma where the screen cannot show as much. */
function inGamut({ lightness, chroma, hue }: Lch): string {
  let [low, high] = [0, chroma];
  if (isShown(toLinear({ lightness, chroma, hue }))) low = chroma;
  else
    for (let step = 0; step < 14; step += 1) {
      const middle = (low + high) / 2;
      if (isShown(toLinear({ lightness, chroma: middle, hue }))) low = middle;
      else high = middle;
    }
  return toHex(toLinear({ lightness, chroma: low, hue }));
}

function isShown(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005);
}

function toLinear({ lightness, chroma, hue }: Lch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function linear(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toHex(rgb: Rgb): string {
  const parts = rgb.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    const shown = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
