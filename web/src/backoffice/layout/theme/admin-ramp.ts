import type { MantineColorsTuple } from '@mantine/core';

export const ADMIN_COLOUR = '#409eff';

/** The back office's own colour, shade by shade; the text shade (8) has 5.0:1 on white. */
export const ADMIN_RAMP: MantineColorsTuple = [
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
