import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useResendCountdown } from './resend-countdown';

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the time until another code may be requested', () => {
  it('is 120 seconds, counted down, and not one less', async () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useResendCountdown('login'));
    expect(result.current.seconds).toBe(0);
    act(() => result.current.start());
    expect(result.current.seconds).toBe(120);
    await pass(1_000);
    expect(result.current.seconds).toBe(119);
    await pass(118_000);
    expect(result.current.seconds).toBe(1);
    await pass(1_000);
    expect(result.current.seconds).toBe(0);
  });

  it('is over at once when the code could not be sent', () => {
    const { result } = renderHook(() => useResendCountdown('retrieve'));
    act(() => result.current.start());
    act(() => result.current.reset());
    expect(result.current.seconds).toBe(0);
  });
});
