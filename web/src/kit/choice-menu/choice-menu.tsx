import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Popup } from '../popup/popup';
import classes from './choice-menu.module.css';

export interface ChoiceMenuProps<Value extends string> {
  label: string;
  button: ReactNode;
  choices: ReadonlyArray<{ value: Value; label: string; lang?: string }>;
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

/** One of a few, the present one ticked. */
export function ChoiceMenu<Value extends string>({
  label,
  button,
  choices,
  value,
  onChoose,
  className,
}: ChoiceMenuProps<Value>) {
  return (
    <Popup label={label} button={button} className={className}>
      {(close) =>
        choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            lang={choice.lang}
            aria-current={choice.value === value || undefined}
            onClick={() => {
              close();
              if (choice.value !== value) onChoose(choice.value);
            }}
          >
            <span className={classes.choice}>{choice.label}</span>
            {choice.value === value && <IconCheck size={16} aria-hidden />}
          </button>
        ))
      }
    </Popup>
  );
}
