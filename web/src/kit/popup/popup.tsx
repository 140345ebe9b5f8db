import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './popup.module.css';

export interface PopupProps {
  /** Name of the button, when its content alone does not give it. */
  label?: string;
  button: ReactNode;
  /** Links and buttons; gets the function that closes the list. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A button with a short list below it. Esc and a click elsewhere close it; the arrows walk through it. */
export function Popup({ label, button, children, className }: PopupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  /** The list goes with what had the focus; a dialog that opens now finds the button to return to. */
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) {
      setOpen(true);
      return;
    }
    const choices = [
      ...(root.current?.querySelectorAll<HTMLElement>(`#${CSS.escape(id)} :is(a, button)`) ?? []),
    ];
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const next = event.key === 'ArrowDown' ? at + 1 : at <= 0 ? choices.length - 1 : at - 1;
    choices[next % choices.length]?.focus();
  };

  return (
    <div
      ref={root}
      className={classes.root}
      onKeyDown={walk}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
          setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={className === undefined ? classes.opener : `${classes.opener} ${className}`}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </button>
      <div id={id} className={classes.list} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
