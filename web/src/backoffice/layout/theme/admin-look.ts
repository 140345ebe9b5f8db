import { createTheme, type MantineColorsTuple } from '@mantine/core';
import type { MantineLook } from '../../../kit/mantine-scope/mantine-scope';
import { cssVariables, theme } from '../../../kit/mantine-scope/theme';

/**
 * The look of the back office: the house's theme with another colour. The variables of the storefront are set anew by
 * the same provider, so that the kit's own parts follow, dialogs included, and all of it goes with the provider.
 */
export function adminLook(ramp: MantineColorsTuple): MantineLook {
  return {
    theme: createTheme({ ...theme, colors: { brand: ramp } }),
    variables: (resolved) => ({
      ...cssVariables(resolved),
      variables: {
        '--fv-tint-0': `color-mix(in srgb, ${ramp[0]} 50%, #fff)`,
        '--fv-tint-1': ramp[0],
        '--fv-tint-2': ramp[1],
        '--fv-brand': ramp[5],
        '--fv-brand-hover': ramp[6],
        '--fv-brand-text': ramp[8],
        '--fv-brand-strong': ramp[9],
      },
    }),
  };
}
