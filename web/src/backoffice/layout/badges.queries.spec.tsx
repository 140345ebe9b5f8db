import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PermissionsContext } from '../../lib/permissions';
import { useBadges, useUnread } from './badges.queries';

describe('the figures at the menu and the unread messages', () => {
  it('are read again after 60 seconds, and not before (R-BDG-01)', async () => {
    vi.useFakeTimers();
    const paths: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      paths.push(path);
      const data = path.includes('unread') ? { unread: 1 } : { order: { await_order_num: 2 } };
      return Promise.resolve(Response.json({ code: 200, msg: '', data }));
    });
    const client = new QueryClient();
    renderHook(() => [useBadges(), useUnread()], {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>
          <PermissionsContext value={new Set(['message:badge:read'])}>{children}</PermissionsContext>
        </QueryClientProvider>
      ),
    });
    const after = async (ms: number): Promise<number[]> => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return [...new Set(paths)].map((path) => paths.filter((one) => one === path).length);
    };
    expect([await after(100), await after(59_800), await after(200)]).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });
});
