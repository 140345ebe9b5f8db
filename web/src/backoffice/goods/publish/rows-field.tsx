import type { FormText } from '@fovea/shared-types/goods/goods-form.dto';
import type { Language } from '@fovea/shared-types/language';
import { TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { movedBy, movedTo } from '../../../kit/upload-field/upload-rules';
import { HTML_LANG } from '../../../lib/i18n';
import { SUFFIX } from './publish-values';
import classes from './rows-field.module.css';

const TEXT_MAX = 200;

/** One text of a row in one of its languages. */
export function RowText({
  label,
  language,
  text,
  onChange,
}: {
  label: string;
  language: Language;
  text: FormText;
  onChange: (text: FormText) => void;
}) {
  const suffix = SUFFIX[language];
  return (
    <TextInput
      className={classes.text}
      aria-label={label}
      placeholder={label}
      lang={HTML_LANG[language]}
      maxLength={TEXT_MAX}
      value={text[suffix]}
      onChange={(event) => onChange({ ...text, [suffix]: event.currentTarget.value })}
    />
  );
}

interface RowsFieldProps<Row extends { key: string }> {
  name: string;
  label: string;
  addLabel: string;
  rows: readonly Row[];
  max: number;
  error?: string;
  /** This language is on screen: a failed form goes here. */
  isActive: boolean;
  onChange: (rows: Row[]) => void;
  newRow: () => Row;
  /** How a row is called in the labels of its buttons; counts from 1. */
  nameOf: (row: Row, at: number) => string;
  children: (row: Row, change: (row: Row) => void) => ReactNode;
}

/** Rows that are added, deleted and put in order, by drag or by buttons. */
export function RowsField<Row extends { key: string }>(props: RowsFieldProps<Row>) {
  const { label, rows, onChange } = props;
  const { t } = useTranslation('publishing');
  const [dragged, setDragged] = useState<number | null>(null);
  const drop = (event: DragEvent, at: number): void => {
    event.preventDefault();
    if (dragged !== null) onChange(movedTo(rows, dragged, at));
    setDragged(null);
  };
  return (
    <fieldset className={classes.root}>
      <legend>{label}</legend>
      {rows.length > 0 && (
        <ol>
          {rows.map((row, at) => {
            const name = props.nameOf(row, at + 1);
            return (
              <li
                key={row.key}
                data-dragged={dragged === at || undefined}
                onDragOver={(event) => dragged !== null && event.preventDefault()}
                onDrop={(event) => drop(event, at)}
              >
                <span
                  className={classes.grip}
                  aria-hidden
                  draggable
                  onDragStart={() => setDragged(at)}
                  onDragEnd={() => setDragged(null)}
                >
                  ⠿
                </span>
                <span className={classes.texts}>
                  {props.children(row, (changed) =>
                    onChange(rows.map((one) => (one === row ? changed : one))),
                  )}
                </span>
                <span className={classes.buttons}>
                  <button
                    type="button"
                    aria-label={t('row.up', { name })}
                    disabled={at === 0}
                    onClick={() => onChange(movedBy(rows, at, -1))}
                  >
                    <IconArrowUp size={16} aria-hidden />
                  </button>
                  <button
                    type="button"
                    aria-label={t('row.down', { name })}
                    disabled={at === rows.length - 1}
                    onClick={() => onChange(movedBy(rows, at, 1))}
                  >
                    <IconArrowDown size={16} aria-hidden />
                  </button>
                  <button
                    type="button"
                    aria-label={t('row.delete', { name })}
                    onClick={() => onChange(rows.filter((one) => one !== row))}
                  >
                    <IconTrash size={16} aria-hidden />
                  </button>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {props.error !== undefined && (
        <p role="alert" className={classes.error}>
          {props.error}
        </p>
      )}
      <div>
        <Button
          variant="outline"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= props.max}
          data-field={props.isActive ? props.name : undefined}
          onClick={() => onChange([...rows, props.newRow()])}
        >
          {props.addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
