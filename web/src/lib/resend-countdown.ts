import { useEffect, useState } from 'react';

const WAIT_S = 120;
/** When the next code may be requested, per purpose; outside React, so that it survives closing a dialog. */
const freeAt = new Map<string, number>();

const left = (purpose: string): number =>
  Math.max(0, Math.ceil(((freeAt.get(purpose) ?? 0) - performance.now()) / 1000));

export interface ResendCountdown {
  /** Seconds until another code may be sent. */
  seconds: number;
  start: () => void;
  /** After a failed send. */
  reset: () => void;
}

export function useResendCountdown(purpose: string): ResendCountdown {
  const [seconds, setSeconds] = useState(() => left(purpose));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds(left(purpose)), 250);
    return () => clearInterval(timer);
  }, [isRunning, purpose]);
  return {
    seconds,
    start: () => {
      freeAt.set(purpose, performance.now() + WAIT_S * 1000);
      setSeconds(WAIT_S);
    },
    reset: () => {
      freeAt.delete(purpose);
      setSeconds(0);
    },
  };
}
