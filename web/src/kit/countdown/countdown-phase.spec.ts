import { describe, expect, it } from 'vitest';
import { countdownParts, countdownPhase, secondsLeft } from './countdown-phase';

describe('countdown', () => {
  it('is calm down to five minutes, amber below, red below one minute, over at zero', () => {
    expect(countdownPhase(86_400_000)).toBe('calm');
    expect(countdownPhase(300_000)).toBe('calm');
    expect(countdownPhase(299_999)).toBe('soon');
    expect(countdownPhase(60_000)).toBe('soon');
    expect(countdownPhase(59_999)).toBe('last');
    expect(countdownPhase(1)).toBe('last');
    expect(countdownPhase(0)).toBe('over');
    expect(countdownPhase(-1)).toBe('over');
  });

  it('keeps the last second until the end itself', () => {
    expect(secondsLeft(1000)).toBe(1);
    expect(secondsLeft(1)).toBe(1);
    expect(secondsLeft(0)).toBe(0);
    expect(secondsLeft(-5000)).toBe(0);
    expect(secondsLeft(1001)).toBe(2);
  });

  it('splits into days, hours, minutes and seconds', () => {
    expect(countdownParts(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    });
    expect(countdownParts(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
