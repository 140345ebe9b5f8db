import { IconArrowDown, IconArrowUp, IconGripVertical, IconLock } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { type Arrangement, arrange, DEFAULT_ARRANGEMENT, moved, toggled } from './arrange';
import type { Column } from './column';
import classes from './column-chooser.module.css';

interface ColumnChooserProps<Row> {
  columns: ReadonlyArray<Column<Row>>;
  arrangement: Arrangement;
  onChange: (arrangement: Arrangement) => void;
  onClose: () => void;
}

/** Which columns, in which order: by drag, or with the two buttons. Every change shows in the table at once. */
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
    <Dialog opened onClose={onClose} title={t('columns.title')}>
      <p className={classes.hint}>{t('columns.hint')}</p>
      <ul className={classes.list}>
        {all.map(({ column, isVisible, isLocked }) => {
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
              {!isLocked && (
                <>
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
