import { useMediaQuery } from '@mantine/hooks';

/** Under 992 px: drawers instead of columns, expanders instead of cells. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 991.98px)', false, { getInitialValueInEffect: false });

/** Under 600 px: cards instead of rows. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 599.98px)', false, { getInitialValueInEffect: false });
