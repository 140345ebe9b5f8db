import { createTheme, Input, Switch } from '@mantine/core';
import type { MantineLook } from '../../../kit/mantine-scope/mantine-scope';
import { cssVariables, theme } from '../../../kit/mantine-scope/theme';
import type { Size } from '../settings/settings';
import { type AdminRamp } from './admin-ramp';

/** Height and text of controls, and the text of pages, in pixels. */
const MEASURES: Record<Size, { control: number; controlText: number; text: number }> = {
  default: { control: 40, controlText: 15, text: 15 },
  medium: { control: 36, controlText: 14, text: 14 },
  small: { control: 32, controlText: 14, text: 14 },
  mini: { control: 28, controlText: 13, text: 13 },
};

/**
 * The look of the back office: the house's theme with another colour. The variables of the storefront are set anew by
 * the same provider, so that the kit's own parts follow, dialogs included, and all of it goes with the provider.
 */
export function adminLook({ shades, label, onSidebar }: AdminRamp, size: Size): MantineLook {
  const { control, controlText, text } = MEASURES[size];
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
      },
    }),
  };
}
