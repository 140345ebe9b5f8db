import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconCircleX,
  IconRefresh,
  IconSquareX,
  IconX,
  type IconProps,
} from '@tabler/icons-react';
import { type ComponentType, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './tags-bar.module.css';
import { closedBy, COMMANDS, type Tag, type TagCommand } from './tags';

export interface TagMenuPlace {
  path: string;
  title: string;
  x: number;
  y: number;
  /** Gets the focus back. */
  opener: HTMLElement;
}

export interface TagMenuProps {
  place: TagMenuPlace;
  tags: readonly Tag[];
  onRun: (command: TagCommand, path: string) => void;
  onClose: () => void;
}

const ICONS: Record<TagCommand, ComponentType<IconProps>> = {
  refresh: IconRefresh,
  current: IconX,
  others: IconCircleX,
  left: IconArrowBarToLeft,
  right: IconArrowBarToRight,
  all: IconSquareX,
};
const MARGIN = 8;

/** What can be done with a tag; what would do nothing is there, but disabled. */
export function TagMenu({ place, tags, onRun, onClose }: TagMenuProps) {
  const { t } = useTranslation('backoffice');
  const list = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState({ left: place.x, top: place.y });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const { offsetWidth, offsetHeight } = element;
    setCorner({
      left: Math.max(MARGIN, Math.min(place.x, window.innerWidth - offsetWidth - MARGIN)),
      top: Math.max(MARGIN, Math.min(place.y, window.innerHeight - offsetHeight - MARGIN)),
    });
    element.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus();
  }, [place]);
  useEffect(() => {
    const onPointer = (event: Event): void => {
      if (event.target instanceof Node && list.current?.contains(event.target) !== true) onClose();
    };
    document.addEventListener('pointerdown', onPointer);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('resize', onClose);
    };
  }, [onClose]);
  const leave = (): void => {
    onClose();
    place.opener.focus();
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      leave();
      return;
    }
    const choices = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: choices.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choices.at(next % choices.length)?.focus();
  };
  return createPortal(
    <div
      ref={list}
      role="menu"
      aria-label={t('tags.menu', { title: place.title })}
      className={classes.menu}
      style={corner}
      onKeyDown={walk}
    >
      {COMMANDS.map((command) => {
        const isIdle = command !== 'refresh' && closedBy(tags, command, place.path).length === 0;
        const Icon = ICONS[command];
        return (
          <button
            key={command}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isIdle || undefined}
            onClick={() => {
              if (isIdle) return;
              leave();
              onRun(command, place.path);
            }}
          >
            <Icon size={16} stroke={1.75} aria-hidden />
            {t(`tags.${command}`)}
          </button>
        );
      })}
    </div>,
    document.body,
  );
}
