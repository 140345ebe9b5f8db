import { type ReactNode, Suspense } from 'react';
import { useIsShown } from '../../lib/when-shown';

/** What stands below the first screen: its code and its calls wait until that is drawn. */
export function Later({ children }: { children: ReactNode }) {
  return useIsShown() && <Suspense>{children}</Suspense>;
}
