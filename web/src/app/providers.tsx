import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Toasts } from '../kit/toasts/toasts';
import type { HashHistory } from '../lib/hash-history';
import { createQueryClient } from '../lib/query-client';
import { onSessionChange, sessionToken } from '../lib/session';
import { HashRouter } from './hash-router';

/** Mantine's theme is not here: see kit/mantine-scope. */
export function Providers({ history, children }: { history: HashHistory; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    let token = sessionToken();
    return onSessionChange(() => {
      if (sessionToken() === token) return;
      token = sessionToken();
      if (token === null) return;
      // Another person may have signed in: inactive data of the previous one is removed, what is on screen is
      // requested anew.
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.invalidateQueries();
    });
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter history={history}>{children}</HashRouter>
      <Toasts />
    </QueryClientProvider>
  );
}
