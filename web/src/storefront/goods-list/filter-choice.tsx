import { formatNumber } from '../../lib/format';
import classes from './filter-panel.module.css';

export interface FilterChoiceProps {
  kind: 'radio' | 'checkbox';
  name: string;
  label: string;
  /** Results this choice would have; null when it is not known. */
  count: number | null;
  checked: boolean;
  /** Can be chosen whatever its count. */
  isUncounted?: boolean;
  onToggle: () => void;
}

/** A choice without a result is shown, but cannot be selected; a selected one can always be removed. */
export function FilterChoice({
  kind,
  name,
  label,
  count,
  checked,
  isUncounted = false,
  onToggle,
}: FilterChoiceProps) {
  return (
    <label className={classes.choice}>
      <input
        type={kind}
        name={name}
        checked={checked}
        disabled={count === 0 && !checked && !isUncounted}
        onChange={onToggle}
      />
      <span className={classes.choiceText}>{label}</span>
      {count !== null && !isUncounted && <span className={classes.count}>{formatNumber(count)}</span>}
    </label>
  );
}
