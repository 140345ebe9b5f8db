import { formatCountdown } from '../../lib/format';
import classes from './countdown.module.css';
import { countdownPhase } from './countdown-phase';
import { useSecondsLeft } from './use-seconds-left';

export interface CountdownProps {
  /** ISO instant on the server's clock. */
  endAt: string;
  /** What a screen reader calls this timer. */
  label: string;
  /** Shown at zero, until the server has sent the result. */
  overText: string;
  /** Amber under five minutes and red under one; off where time runs towards a start. */
  urgent?: boolean;
  className?: string;
}

/** Time left by the server's clock. The timer role is silent: announcements are made elsewhere. */
export function Countdown({ endAt, label, overText, urgent = true, className }: CountdownProps) {
  const leftMs = useSecondsLeft(endAt) * 1000;
  return (
    <span
      role="timer"
      aria-label={label}
      className={className === undefined ? classes.root : `${classes.root} ${className}`}
      data-phase={urgent ? countdownPhase(leftMs) : 'calm'}
    >
      {leftMs === 0 ? overText : formatCountdown(leftMs)}
    </span>
  );
}
