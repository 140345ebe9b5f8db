import classes from './switch.module.css';

export interface SwitchProps {
  isOn: boolean;
  /** What it switches, for screen readers. */
  label: string;
  onChange: (isOn: boolean) => void;
  /** Shows a spinner and ignores clicks. */
  isPending?: boolean;
  disabled?: boolean;
}

/** A switch light enough for every row of a long table. */
export function Switch({ isOn, label, onChange, isPending = false, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={classes.root}
      aria-checked={isOn}
      aria-label={label}
      aria-busy={isPending || undefined}
      disabled={disabled}
      onClick={(event) => {
        event.stopPropagation();
        if (!isPending) onChange(!isOn);
      }}
    >
      <span className={classes.thumb}>{isPending && <span className={classes.spinner} aria-hidden />}</span>
    </button>
  );
}
