import { Fragment, type KeyboardEvent, type ReactNode, useRef } from 'react';

/** What the button of one choice gets. */
interface RadioProps {
  type: 'button';
  role: 'radio';
  'aria-checked': boolean;
  tabIndex: number;
  onClick: () => void;
}

export interface RadioGroupProps<Value extends string | number> {
  /** Id of the heading that names the group. */
  labelId: string;
  className?: string;
  values: readonly Value[];
  /** The chosen one; may be none of `values`. */
  value: Value;
  onChoose: (value: Value) => void;
  children: (value: Value, radio: RadioProps) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few that look like anything: one stop for Tab, and the arrows choose, as with the browser's own radios. */
export function RadioGroup<Value extends string | number>({
  labelId,
  className,
  values,
  value,
  onChoose,
  children,
}: RadioGroupProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const radios = [...(group.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const from = radios.findIndex((radio) => radio === event.target);
    if (by === undefined || from < 0) return;
    event.preventDefault();
    const at = (from + by + values.length) % values.length;
    const next = values[at];
    if (next === undefined) return;
    onChoose(next);
    radios[at]?.focus();
  };
  const stop = Math.max(0, values.indexOf(value));
  return (
    <div ref={group} className={className} role="radiogroup" aria-labelledby={labelId} onKeyDown={walk}>
      {values.map((one, at) => (
        <Fragment key={one}>
          {children(one, {
            type: 'button',
            role: 'radio',
            'aria-checked': one === value,
            tabIndex: at === stop ? 0 : -1,
            onClick: () => onChoose(one),
          })}
        </Fragment>
      ))}
    </div>
  );
}
