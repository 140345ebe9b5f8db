import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './floating-menu.module.css';

export interface MenuChoice {
  key: string;
  label: string;
  isDanger?: boolean;
  run: () => void;
}

const GAP = 4;

/**
 * A button with a menu above everything else, light enough for every row of a long table: the list exists only while
 * it is open. Arrows, Home, End and Esc work; scrolling closes it.
 */
export function FloatingMenu({
  label,
  button,
  choices,
  className,
}: {
  label: string;
  button: ReactNode;
  choices: readonly MenuChoice[];
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!isOpen);
        }}
      >
        {button}
      </button>
      {isOpen && opener.current !== null && (
        <List anchor={opener.current} label={label} choices={choices} onClose={close} />
      )}
    </>
  );
}

function List({
  anchor,
  label,
  choices,
  onClose,
}: {
  anchor: HTMLElement;
  label: string;
  choices: readonly MenuChoice[];
  onClose: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const box = anchor.getBoundingClientRect();
    const isBelow = box.bottom + element.offsetHeight + GAP <= window.innerHeight;
    setPlace({
      top: isBelow ? box.bottom + GAP : Math.max(GAP, box.top - element.offsetHeight - GAP),
      left: Math.max(GAP, Math.min(box.right, window.innerWidth - GAP) - element.offsetWidth),
    });
    element.querySelector('button')?.focus();
  }, [anchor]);
  useEffect(() => {
    const onPointer = (event: PointerEvent): void => {
      const isInside = event.target instanceof Node && list.current?.contains(event.target) === true;
      const isOpener = event.target instanceof Node && anchor.contains(event.target);
      if (!isInside && !isOpener) onClose();
    };
    document.addEventListener('pointerdown', onPointer);
    window.addEventListener('scroll', onClose, { capture: true, once: true });
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('scroll', onClose, { capture: true });
    };
  });
  const walk = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to: Record<string, number> = {
      ArrowDown: (at + 1) % buttons.length,
      ArrowUp: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return createPortal(
    <div ref={list} role="menu" aria-label={label} className={classes.list} style={place} onKeyDown={walk}>
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-danger={choice.isDanger || undefined}
          onClick={(event) => {
            event.stopPropagation();
            onClose();
            choice.run();
          }}
        >
          {choice.label}
        </button>
      ))}
    </div>,
    document.body,
  );
}
