import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useShownAtLeast } from './use-shown-at-least';

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('the loading indicator of a table', () => {
  it('stays for 500 ms, however quick the answer was', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ isBusy }) => useShownAtLeast(isBusy), {
      initialProps: { isBusy: true },
    });
    pass(10);
    rerender({ isBusy: false });
    pass(489);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });
});
