import type { MantineColorsTuple } from '@mantine/core';
import { contrast, mix, readableOn } from './colour';

export const ADMIN_COLOUR = '#409eff';
const INK = '#1a1d21';
const PAGE = '#f6f8fa';
const SIDEBAR = '#304156';
const AA = 4.5;

/** The back office's own colour, shade by shade; the text shade (8) has 5.0:1 on white. */
const ADMIN_SHADES: MantineColorsTuple = [
  '#ecf5ff',
  '#d9ecff',
  '#c6e2ff',
  '#a0cfff',
  '#79bbff',
  ADMIN_COLOUR,
  '#1a8aff',
  '#0078f5',
  '#006cdb',
  '#004b99',
];

export interface AdminRamp {
  shades: MantineColorsTuple;
  /** Label on a filled button. */
  label: string;
  /** The text of the current entry on the dark side menu. */
  onSidebar: string;
}

/** The label that reads better on a ground, ours or white. */
const labelOn = (ground: string): string =>
  contrast(INK, ground) >= contrast('#ffffff', ground) ? INK : '#ffffff';

/** Pressed and hovered buttons go darker as long as their label can still be read, else lighter. */
function hoverOf(base: string, label: string): string {
  const darker = mix(base, '#000000', 0.1);
  return contrast(darker, label) >= AA ? darker : mix(base, '#ffffff', 0.15);
}

/**
 * Ten shades from one colour, 0 the lightest. Shade 5 is the colour itself; 8 is for text on white and on the page's
 * grey, 9 for text on tints; both are darkened until they can be read.
 */
export function rampOf(colour: string): AdminRamp {
  if (colour.toLowerCase() === ADMIN_COLOUR)
    return { shades: ADMIN_SHADES, label: INK, onSidebar: ADMIN_SHADES[4] };
  const tint = (share: number): string => mix(colour, '#ffffff', share);
  const label = labelOn(colour);
  const text = readableOn(colour, ['#ffffff', PAGE], AA, '#000000');
  const shades: MantineColorsTuple = [
    tint(0.92),
    tint(0.82),
    tint(0.7),
    tint(0.5),
    tint(0.3),
    colour,
    hoverOf(colour, label),
    mix(colour, text, 0.6),
    text,
    readableOn(mix(text, '#000000', 0.3), [tint(0.82)], 7, '#000000'),
  ];
  return { shades, label, onSidebar: readableOn(shades[4], [SIDEBAR], AA, '#ffffff') };
}
