import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from './api-client';

/**
 * The server's data, cached for a while. A refusal is an answer and is not retried; a lost line is, once.
 * Without a connection a call fails at once: paused, it would leave the page waiting, or act later and
 * unexpectedly.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        gcTime: 5 * 60_000,
        retry: (failures, error) => error instanceof NetworkError && failures < 1,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
