import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { countsQuery } from './counts.query';

describe('the counts of the header', () => {
  it('are read again after 60 seconds, and not before', async () => {
    vi.useFakeTimers();
    const network = vi.fn(() =>
      Promise.resolve(Response.json({ code: 200, msg: '', data: { unread: 1, cart_cnt: 2 } })),
    );
    vi.stubGlobal('fetch', network);
    const client = new QueryClient();
    renderHook(() => useQuery(countsQuery()), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    const callsAfter = async (ms: number): Promise<number> => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return network.mock.calls.length;
    };
    expect([await callsAfter(100), await callsAfter(59_800), await callsAfter(200)]).toEqual([1, 1, 2]);
  });
});
