import './mantine-base.css';
import {
  type CSSVariablesResolver,
  MantineContext,
  MantineProvider,
  type MantineThemeOverride,
} from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { cssVariables, theme } from './theme';

export interface MantineLook {
  theme: MantineThemeOverride;
  variables: CSSVariablesResolver;
}

interface MantineScopeProps {
  /** The storefront's, unless another part of the application supplies its own. */
  look?: MantineLook;
  children: ReactNode;
}

const storefrontLook: MantineLook = { theme, variables: cssVariables };

/**
 * The theme of Mantine's parts for a page or a dialog. It is not at the root of the application, so that the
 * home page loads without Mantine; a scope inside another one adds nothing.
 */
export function MantineScope({ look = storefrontLook, children }: MantineScopeProps) {
  const outer = useContext(MantineContext);
  if (outer !== null) return children;
  return (
    <MantineProvider theme={look.theme} cssVariablesResolver={look.variables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
