import { type ReactNode, Suspense } from 'react';
import { useIsShown } from '../../lib/when-shown';

/** Content below the first screen: its code and its calls wait until that is rendered. */
export function Later({ children }: { children: ReactNode }) {
  return useIsShown() && <Suspense>{children}</Suspense>;
}
