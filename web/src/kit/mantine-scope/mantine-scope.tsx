import './mantine-base.css';
import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { cssVariables, theme } from './theme';

/**
 * The theme of Mantine's parts for a page or a dialog. It does not stand at the root of the application, so that the
 * home page loads without Mantine; a scope inside another one adds nothing.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const outer = useContext(MantineContext);
  if (outer !== null) return children;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
