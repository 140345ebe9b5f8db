import { createTheme, Input, Switch } from '@mantine/core';
import type { MantineLook } from '../../../kit/mantine-scope/mantine-scope';
import { cssVariables, theme } from '../../../kit/mantine-scope/theme';
import type { Size } from '../settings/settings';
import { type AdminRamp } from './admin-ramp';

interface Measures {
  control: number;
  controlText: number;
  /** The text of pages and tables. */
  text: number;
  /** Above and below the text of a table's row. */
  rowPad: number;
  /** Of a row's buttons; nothing to click is smaller than 24 pixels. */
  rowAction: number;
  rowImage: number;
}

/** In pixels. */
const MEASURES: Record<Size, Measures> = {
  default: { control: 40, controlText: 15, text: 15, rowPad: 13, rowAction: 30, rowImage: 56 },
  medium: { control: 36, controlText: 14, text: 14, rowPad: 10, rowAction: 28, rowImage: 48 },
  small: { control: 32, controlText: 14, text: 14, rowPad: 6, rowAction: 26, rowImage: 40 },
  mini: { control: 28, controlText: 13, text: 13, rowPad: 3, rowAction: 24, rowImage: 32 },
};

/**
 * The look of the back office: the shared theme with another colour. The variables of the storefront are set anew by
 * the same provider, so that the kit's own parts follow, dialogs included, and all of it goes with the provider.
 */
export function adminLook({ shades, label, onSidebar }: AdminRamp, size: Size): MantineLook {
  const { control, controlText, text, rowPad, rowAction, rowImage } = MEASURES[size];
  return {
    theme: createTheme({
      ...theme,
      colors: { brand: shades },
      fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
      components: {
        Input: Input.extend({
          vars: () => ({
            wrapper: { '--input-height': 'var(--fv-control)', '--input-fz': 'var(--fv-control-text)' },
          }),
        }),
        Switch: Switch.extend({ defaultProps: { color: 'brand.8' } }),
      },
    }),
    variables: (resolved) => ({
      ...cssVariables(resolved),
      variables: {
        '--fv-brand': shades[5],
        '--fv-brand-hover': shades[6],
        '--fv-brand-text': shades[8],
        '--fv-brand-strong': shades[9],
        '--fv-on-brand': label,
        '--fv-on-sidebar': onSidebar,
        '--fv-tint-0': `color-mix(in srgb, ${shades[0]} 50%, #fff)`,
        '--fv-tint-1': shades[0],
        '--fv-tint-2': shades[1],
        '--fv-control': `${control}px`,
        '--fv-control-text': `${controlText}px`,
        '--fv-text': `${text}px`,
        '--fv-row-pad': `${rowPad}px`,
        '--fv-row-action': `${rowAction}px`,
        '--fv-row-image': `${rowImage}px`,
      },
    }),
  };
}
