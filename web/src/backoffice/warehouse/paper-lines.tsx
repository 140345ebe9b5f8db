import '../../kit/form/form-styles';
import '../../kit/form/select-styles';
import { product } from '@fovea/shared-types/goods/product.record';
import { SERIAL_MAX } from '@fovea/shared-types/warehouse/paper-bounds';
import { Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';
import classes from './paper-lines.module.css';
import { wholeNumber } from './whole-number';

const PAUSE_MS = 250;
const OFFERED = 1;

/** What is typed of one line. */
export interface LineValues {
  product_id: string | null;
  /** Of a line that stands: what its product is called. */
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
export function PaperLines({
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
              <ItemPicker
                value={line.product_id}
                name={line.name}
                onChange={(product_id, name) => change(at, { product_id, name })}
              />
              <TextInput
                label={t('lines.number')}
                inputMode="numeric"
                value={line.good_number}
                onChange={(event) => change(at, { good_number: event.currentTarget.value })}
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

/** An item of the item master, found by the server. */
function ItemPicker({
  value,
  name,
  onChange,
}: {
  value: string | null;
  name: string;
  onChange: (id: string | null, name: string) => void;
}) {
  const { t } = useTranslation('arrivals');
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [isOpen, setOpen] = useState(false);
  // The name of what is chosen is no search.
  const wanted = typed === name ? '' : typed.normalize('NFKC').trim();
  const [search] = useDebouncedValue(wanted, PAUSE_MS);
  const { data } = useQuery({
    queryKey: [...recordKey(product), 'offered', search],
    queryFn: ({ signal }) =>
      api(product.calls.list, { status: OFFERED, ...(search !== '' && { search }) }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  const found = (data?.data ?? []).map((item) => ({
    value: String(item.id),
    label: [item.goods_name, item.goods_code].filter(Boolean).join(' · '),
  }));
  const isListed = value === null || found.some((item) => item.value === value);
  return (
    <Select
      id={id}
      label={t('lines.product')}
      placeholder={t('lines.search')}
      required
      data={isListed || value === null ? found : [{ value, label: name }, ...found]}
      value={value}
      onChange={(chosen, option) => onChange(chosen, option?.label ?? '')}
      searchable
      // The server has searched.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      nothingFoundMessage={t('lines.none')}
      comboboxProps={{ shadow: 'md' }}
      maxDropdownHeight={320}
    />
  );
}
