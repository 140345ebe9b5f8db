import { isLocked, isOverdue, lock, unlock, watchIdle } from './idle';

const MINUTE = 60_000;

describe('the lock', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('is due after the minutes that were chosen, and never when none were', () => {
    expect(isOverdue(0, 30 * MINUTE - 1, 30)).toBe(false);
    expect(isOverdue(0, 30 * MINUTE, 30)).toBe(true);
    expect(isOverdue(0, 999 * MINUTE, 0)).toBe(false);
  });

  it('closes when nobody touches the page', () => {
    const onAway = vi.fn();
    const stop = watchIdle(5, onAway);
    vi.advanceTimersByTime(4 * MINUTE);
    expect(onAway).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTE + 5_000);
    expect(onAway).toHaveBeenCalled();
    stop();
  });

  it('waits while somebody is there', () => {
    const onAway = vi.fn();
    const stop = watchIdle(5, onAway);
    for (let minute = 0; minute < 20; minute++) {
      vi.advanceTimersByTime(MINUTE);
      window.dispatchEvent(new Event('keydown'));
    }
    expect(onAway).not.toHaveBeenCalled();
    stop();
  });

  it('waits while the user works in another window', () => {
    const onAway = vi.fn();
    const stop = watchIdle(5, onAway);
    vi.advanceTimersByTime(4 * MINUTE);
    localStorage.setItem('fovea_last_seen', String(Date.now()));
    vi.advanceTimersByTime(4 * MINUTE);
    expect(onAway).not.toHaveBeenCalled();
    stop();
  });

  it('does not take the first touch after hours of sleep for presence', () => {
    const onAway = vi.fn();
    const stop = watchIdle(30, onAway);
    vi.setSystemTime(Date.now() + 120 * MINUTE);
    window.dispatchEvent(new Event('pointermove'));
    expect(onAway).toHaveBeenCalledTimes(1);
    stop();
  });

  it('survives a reload and opens only when it is opened', () => {
    lock();
    expect(isLocked()).toBe(true);
    unlock();
    expect(isLocked()).toBe(false);
  });
});
