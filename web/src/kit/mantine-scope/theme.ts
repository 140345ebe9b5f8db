import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  '#f8fcf3',
  '#ecf6e0',
  '#dceec4',
  '#c4e29d',
  '#add675',
  '#8cc63e',
  '#74a531',
  '#5e8628',
  '#537623',
  '#3d571a',
];

export const theme = createTheme({
  colors: { brand },
  primaryColor: 'brand',
  primaryShade: 5,
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#1a1d21',
  fontFamily: 'var(--fv-font)',
  defaultRadius: 6,
  cursorType: 'pointer',
  headings: { fontFamily: 'var(--fv-font)', fontWeight: '700' },
  fontWeights: { regular: '400', medium: '700', bold: '700' },
  respectReducedMotion: true,
});

/** The brand shade is too light for text: whatever is written in it takes a darker one. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-brand-text': 'var(--mantine-color-brand-8)',
    '--mantine-color-brand-outline': 'var(--mantine-color-brand-8)',
    '--mantine-color-brand-light-color': 'var(--mantine-color-brand-9)',
    '--mantine-color-anchor': 'var(--mantine-color-brand-8)',
    '--mantine-color-dimmed': 'var(--fv-muted)',
    '--mantine-color-placeholder': 'var(--fv-placeholder)',
    // The border of input fields.
    '--mantine-color-gray-4': 'var(--fv-input-border)',
    '--mantine-color-default-border': 'var(--fv-input-border)',
    '--mantine-color-error': 'var(--fv-danger)',
  },
  dark: {},
});
