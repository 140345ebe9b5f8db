/** Red, green, blue, 0 … 255. */
type Rgb = readonly [number, number, number];

const HEX = /^#?([0-9a-f]{6})$/i;
export const isColour = (text: string): boolean => HEX.test(text);

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(HEX.exec(hex)?.[1] ?? '000000', 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `share` of `other` in `colour`, 0 … 1. */
export function mix(colour: string, other: string, share: number): string {
  const [r, g, b] = toRgb(colour);
  const [r2, g2, b2] = toRgb(other);
  return toHex([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // map keeps the length
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG, 1 … 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]; // two in, two out
  return (light + 0.05) / (dark + 0.05);
}

const STEP = 0.04;

/** Goes step by step towards `goal` until the contrast with every ground is reached. */
export function readableOn(colour: string, grounds: readonly string[], wanted: number, goal: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mix(colour, goal, share);
    if (grounds.every((ground) => contrast(shade, ground) >= wanted)) return shade;
  }
  return goal;
}
