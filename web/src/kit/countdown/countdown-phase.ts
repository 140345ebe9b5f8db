/** How urgent the time left is; colours and weight follow from it. */
export type CountdownPhase = 'calm' | 'soon' | 'last' | 'over';

const SOON_MS = 5 * 60_000;
const LAST_MS = 60_000;

export function countdownPhase(leftMs: number): CountdownPhase {
  if (leftMs <= 0) return 'over';
  if (leftMs < LAST_MS) return 'last';
  return leftMs < SOON_MS ? 'soon' : 'calm';
}

/**
 * Whole seconds left, rounded up: "00:00:01" stands until the end itself, so that zero means zero.
 * @param leftMs may be negative
 */
export const secondsLeft = (leftMs: number): number => Math.max(0, Math.ceil(leftMs / 1000));

export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function countdownParts(leftMs: number): CountdownParts {
  const total = secondsLeft(leftMs);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
