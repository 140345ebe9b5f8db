import '../../kit/form/form-styles';
import { QUANTITY_MAX, SERIAL_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import { TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { NumberInput } from '../../kit/form/number-input';
import { SearchSelect } from '../../kit/form/search-select';
import { ITEM_SEARCH } from './searches';
import classes from './document-lines.module.css';
import { wholeNumber } from './whole-number';

/** What is typed of one line. */
export interface LineValues {
  product_id: string | null;
  /** Of an existing line: the name of its product. */
  name: string;
  good_number: string;
  serial_number: string;
}

export const EMPTY_LINE: LineValues = { product_id: null, name: '', good_number: '1', serial_number: '' };

/** Whether something is wrong with a line: no product, no number, or several pieces of one serial number. */
export const isUnsound = ({ product_id, good_number, serial_number }: LineValues): boolean => {
  const count = wholeNumber(good_number);
  return product_id === null || count === null || count < 1 || (serial_number.trim() !== '' && count !== 1);
};

export const linesToSend = (lines: readonly LineValues[]) =>
  lines.map(({ product_id, good_number, serial_number }) => ({
    product_id: Number(product_id),
    good_number: wholeNumber(good_number) ?? 0,
    ...(serial_number.trim() !== '' && { serial_number: serial_number.trim() }),
  }));

/** Products with their numbers, one below the other. */
export function DocumentLines({
  lines,
  onChange,
  error,
}: {
  lines: readonly LineValues[];
  onChange: (lines: LineValues[]) => void;
  error?: string | undefined;
}) {
  const { t } = useTranslation('arrivals');
  const change = (at: number, part: Partial<LineValues>): void =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...part } : line)));
  return (
    <section className={classes.root} aria-label={t('lines.title')} data-field="lines" tabIndex={-1}>
      <h3>{t('lines.title')}</h3>
      {error !== undefined && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <ol>
        {lines.map((line, at) => (
          <li key={at}>
            <fieldset className={classes.line}>
              <legend>{t('lines.line', { number: at + 1 })}</legend>
              <SearchSelect
                label={t('lines.product')}
                placeholder={t('lines.search')}
                required
                value={line.product_id}
                named={line.name}
                search={ITEM_SEARCH}
                onChange={(product_id, item) => change(at, { product_id, name: item?.label ?? '' })}
              />
              <NumberInput
                label={t('lines.number')}
                min={1}
                max={QUANTITY_MAX}
                value={line.good_number}
                onChange={(good_number) => change(at, { good_number })}
              />
              <TextInput
                label={t('lines.serial')}
                maxLength={SERIAL_MAX}
                value={line.serial_number}
                onChange={(event) => change(at, { serial_number: event.currentTarget.value })}
              />
              {lines.length > 1 && (
                <Button
                  variant="default"
                  aria-label={t('lines.remove_of', { number: at + 1 })}
                  onClick={() => onChange(lines.filter((_, place) => place !== at))}
                >
                  <IconTrash size={18} aria-hidden />
                </Button>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onChange([...lines, EMPTY_LINE])}
      >
        {t('lines.add')}
      </Button>
    </section>
  );
}
