import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconLock,
  IconPin,
  IconPinnedFilled,
} from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useNumberText } from '../form/use-number-text';
import {
  type Arrangement,
  arrange,
  DEFAULT_ARRANGEMENT,
  moved,
  pinned,
  PINNED_MAX,
  resized,
  toggled,
  WIDTH_PX,
} from './arrange';
import type { Column } from './column';
import classes from './column-chooser.module.css';

interface ColumnChooserProps<Row> {
  columns: ReadonlyArray<Column<Row>>;
  arrangement: Arrangement;
  onChange: (arrangement: Arrangement) => void;
  onClose: () => void;
}

/**
 * Which columns, in which order, how wide, and which stay in sight: by drag, or with the keyboard. Every change shows in
 * the table at once.
 */
export function ColumnChooser<Row>({ columns, arrangement, onChange, onClose }: ColumnChooserProps<Row>) {
  const { t } = useTranslation('kit');
  const [dragged, setDragged] = useState<string | null>(null);
  const all = arrange(columns, arrangement);
  const free = all.filter((one) => !one.isLocked);
  const drop = (event: DragEvent, at: number): void => {
    event.preventDefault();
    if (dragged !== null) onChange(moved(columns, arrangement, dragged, at));
    setDragged(null);
  };
  return (
    <Dialog opened onClose={onClose} title={t('columns.title')} size={600}>
      <p className={classes.hint}>{t('columns.hint')}</p>
      <ul className={classes.list}>
        {all.map(({ column, isVisible, isLocked, isPinned }) => {
          const at = free.findIndex((one) => one.column === column);
          return (
            <li
              key={column.prop}
              className={classes.row}
              draggable={!isLocked}
              data-dragged={dragged === column.prop || undefined}
              onDragStart={() => setDragged(column.prop)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (!isLocked) event.preventDefault();
              }}
              onDrop={(event) => drop(event, at)}
            >
              {isLocked ? (
                <IconLock size={16} aria-hidden className={classes.grip} />
              ) : (
                <IconGripVertical size={16} aria-hidden className={classes.grip} />
              )}
              <label className={classes.label}>
                <input
                  type="checkbox"
                  checked={isVisible}
                  disabled={isLocked}
                  onChange={(event) => onChange(toggled(column, arrangement, event.target.checked))}
                />
                {column.label}
              </label>
              <WidthField
                name={column.label}
                width={arrangement.widths[column.prop]}
                onChange={(width) => onChange(resized(arrangement, column.prop, width))}
              />
              {!isLocked && (
                <>
                  <button
                    type="button"
                    aria-label={t('columns.pin', { name: column.label })}
                    title={t('columns.pin', { name: column.label })}
                    aria-pressed={isPinned}
                    disabled={!isPinned && all.filter((one) => one.isPinned).length >= PINNED_MAX}
                    onClick={() => onChange(pinned(arrangement, column.prop, !isPinned))}
                  >
                    {isPinned ? (
                      <IconPinnedFilled size={16} aria-hidden />
                    ) : (
                      <IconPin size={16} aria-hidden />
                    )}
                  </button>
                  <button
                    type="button"
                    aria-label={t('columns.up', { name: column.label })}
                    disabled={at === 0}
                    onClick={() => onChange(moved(columns, arrangement, column.prop, at - 1))}
                  >
                    <IconArrowUp size={16} aria-hidden />
                  </button>
                  <button
                    type="button"
                    aria-label={t('columns.down', { name: column.label })}
                    disabled={at === free.length - 1}
                    onClick={() => onChange(moved(columns, arrangement, column.prop, at + 1))}
                  >
                    <IconArrowDown size={16} aria-hidden />
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onChange(DEFAULT_ARRANGEMENT)}>
          {t('columns.reset')}
        </Button>
        <Button onClick={onClose}>{t('columns.done')}</Button>
      </div>
    </Dialog>
  );
}

const WIDTH_STEP = 20;

/**
 * Pixels; empty: as wide as the content needs. A width counts once it is whole, so that typing 120 is not 1
 * first.
 */
function WidthField({
  name,
  width,
  onChange,
}: {
  name: string;
  width: number | undefined;
  onChange: (width: number | null) => void;
}) {
  const { t } = useTranslation('kit');
  const textOf = useNumberText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const take = (text: string): void => {
    setTyped(null);
    if (text === '') onChange(null);
    else if (textOf(text, WIDTH_PX) === undefined) onChange(Number(text));
    else {
      // What is refused stays.
      setTyped(text);
      setRefused(true);
    }
  };
  const wrong = isRefused && typed !== null ? textOf(typed, WIDTH_PX) : undefined;
  return (
    <>
      <input
        type="number"
        className={classes.width}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        aria-label={t('columns.width', { name })}
        placeholder={t('columns.auto')}
        min={WIDTH_PX.min}
        max={WIDTH_PX.max}
        step={WIDTH_STEP}
        value={typed ?? width ?? ''}
        onChange={({ target: { value }, nativeEvent }) => {
          setRefused(false);
          // The arrows of the field and of the keyboard set whole widths at once.
          if ('inputType' in nativeEvent && nativeEvent.inputType !== '') setTyped(value);
          else take(value);
        }}
        onBlur={({ target: { value } }) => {
          if (typed !== null) take(value);
        }}
        onKeyDown={({ key, currentTarget: { value } }) => {
          if (key === 'Enter' && typed !== null) take(value);
        }}
      />
      {wrong !== undefined && (
        <span id={id} role="alert" className={classes.wrong}>
          {wrong}
        </span>
      )}
    </>
  );
}
