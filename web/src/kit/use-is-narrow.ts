import { useMediaQuery } from '@mantine/hooks';

/** Under 992 px: drawers instead of columns, expanders instead of cells. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 991.98px)', false, { getInitialValueInEffect: false });
