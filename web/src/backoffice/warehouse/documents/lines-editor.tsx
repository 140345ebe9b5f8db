import '../../../kit/form/form-styles';
import { isCurrency, MAX_AMOUNT, minorDigits } from '@fovea/shared-types/money';
import { QUANTITY_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import { Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { NumberInput } from '../../../kit/form/number-input';
import { ScanField } from '../../../kit/scan/scan-field';
import { formatNumber } from '../../../lib/format';
import { BinField } from './bin-field';
import { ListingField } from './listing-field';
import classes from '../stock/stock.module.css';
import {
  allOf,
  type BinChoice,
  countOf,
  isByLot,
  isBySerial,
  type LineDraft,
  newLine,
  repeatedSerials,
} from './stock-lines';
import { useScanLines } from './use-scan-lines';
import { itemsInStockQuery, itemsQuery, type FoundItem } from '../stock/stock.queries';

const SHOWN_AT_ONCE = 8;

interface LinesEditorProps {
  direction: 'in' | 'out';
  /** To or from where; 0 while none is chosen. */
  warehouseId: number;
  currency: string;
  lines: readonly LineDraft[];
  onChange: (lines: LineDraft[]) => void;
  error?: string | undefined;
  /** Handles scanned bins, where they are not those of the lines. */
  onBin?: ((bin: BinChoice) => void) | undefined;
}

/** The lines of a stock-in or stock-out, product by product; many pieces at once. */
export function LinesEditor({
  direction,
  warehouseId,
  currency,
  lines,
  onChange,
  error,
  onBin,
}: LinesEditorProps) {
  const { t } = useTranslation('stock');
  const [bin, setBin] = useState<BinChoice | null>(null);
  const scan = useScanLines({
    ...{ direction, warehouseId, lines, bin, onBin },
    onChange: (next) => {
      setBin(next.bin);
      onChange([...next.lines]);
    },
  });
  // Stock from any bin is one line; from several bins or lots one for each.
  const isWhole = (line: LineDraft): boolean => line.bin === null && line.lot === '';
  const add = (item: FoundItem): void => {
    if (direction === 'in' || !lines.some((line) => line.item.id === item.id && isWhole(line)))
      onChange([...lines, newLine(item, bin)]);
  };
  const change = (at: number, part: Partial<LineDraft>): void =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...part } : line)));
  return (
    <section className={classes.lines} aria-label={t('lines.title')} data-field="lines" tabIndex={-1}>
      <h3>{t('lines.title')}</h3>
      <ItemSearch direction={direction} warehouseId={warehouseId} onFound={add} />
      <ScanField label={t('scan.label')} hint={t('scan.hint')} scan={scan} isContinuous />
      {scan.choices.length > 0 && (
        <div role="group" aria-label={t('scan.which')}>
          <p>{t('scan.which')}</p>
          {scan.choices.map((item) => (
            <Button key={item.id} variant="default" size="sm" onClick={() => scan.choose(item)}>
              {[item.name, item.code, item.owner === null ? t('scan.of_platform') : item.owner]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          ))}
        </div>
      )}
      {onBin === undefined && (
        <BinField
          label={t(direction === 'in' ? 'lines.bin_next_in' : 'lines.bin_next_out')}
          warehouseId={warehouseId}
          value={bin}
          onChange={setBin}
        />
      )}
      {error !== undefined && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <ol>
        {lines.map((line, at) => (
          <li key={at}>
            <Line
              line={line}
              direction={direction}
              warehouseId={warehouseId}
              currency={currency}
              all={allOf(lines, line)}
              repeated={repeatedSerials(lines, line)}
              onChange={(part) => change(at, part)}
              onRemove={() => onChange(lines.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ol>
      {lines.length > 0 && (
        <p aria-live="polite">
          {t('lines.total', { count: lines.reduce((sum, line) => sum + countOf(line), 0) })}
        </p>
      )}
    </section>
  );
}

function ItemSearch({
  direction,
  warehouseId,
  onFound,
}: Pick<LinesEditorProps, 'direction' | 'warehouseId'> & { onFound: (item: FoundItem) => void }) {
  const { t } = useTranslation('stock');
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const inMaster = useQuery({
    ...itemsQuery({ search: searched }),
    enabled: direction === 'in' && searched !== '',
  });
  const inStock = useQuery({
    ...itemsInStockQuery({ ware_house_id: warehouseId, ...(searched !== '' && { goods_name: searched }) }),
    enabled: direction === 'out' && warehouseId > 0,
  });
  const { data = [] } = direction === 'in' ? inMaster : inStock;
  const found = direction === 'in' && searched === '' ? [] : data.slice(0, SHOWN_AT_ONCE);
  const take = (item: FoundItem): void => {
    onFound(item);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [only, ...others] = found;
    if (only !== undefined && others.length === 0) take(only);
  };
  return (
    <div className={classes.search}>
      <TextInput
        type="search"
        label={t(direction === 'in' ? 'lines.search' : 'lines.search_stock')}
        description={t('lines.search_hint')}
        value={text}
        disabled={direction === 'out' && warehouseId === 0}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ul className={classes.found} aria-label={t('lines.found')}>
        {found.map((item) => (
          <li key={item.id}>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => take(item)}
            >
              {[item.name, item.code, item.free === null ? null : t('lines.free', { count: item.free })]
                .filter((part) => part !== null)
                .join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  line: LineDraft;
  direction: 'in' | 'out';
  warehouseId: number;
  currency: string;
  /** How many of its product go with all lines. */
  all: number;
  /** Serial numbers that these lines have more than once. */
  repeated: readonly string[];
  onChange: (part: Partial<LineDraft>) => void;
  onRemove: () => void;
}

function Line({ line, direction, warehouseId, currency, all, repeated, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('stock');
  const heading = useId();
  const { item } = line;
  const count = countOf(line);
  return (
    <div className={classes.line} role="group" aria-labelledby={heading}>
      <header>
        <strong id={heading}>{item.name}</strong>
        <span>{item.code}</span>
        {item.free !== null && (
          <span>
            {t('lines.left', { before: formatNumber(item.free), after: formatNumber(item.free - all) })}
          </span>
        )}
        <Button
          variant="subtle"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={t('lines.remove_of', { name: item.name })}
          onClick={onRemove}
        >
          {t('lines.remove')}
        </Button>
      </header>
      <div className={classes.fields}>
        {isBySerial(line) ? (
          <Textarea
            label={t('lines.serials')}
            description={t('lines.serials_hint', { count })}
            rows={4}
            required
            value={line.serials}
            error={repeated.length > 0 && t('lines.serials_repeated', { serials: repeated.join(', ') })}
            onChange={(event) => onChange({ serials: event.currentTarget.value })}
          />
        ) : (
          <NumberInput
            label={t('lines.quantity')}
            min={1}
            max={QUANTITY_MAX}
            required
            value={line.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        )}
        {isByLot(line) && (
          <>
            <TextInput
              label={t('lines.lot')}
              required={direction === 'in'}
              maxLength={60}
              value={line.lot}
              onChange={(event) => onChange({ lot: event.currentTarget.value })}
            />
            {direction === 'in' && (
              <TextInput
                type="date"
                label={t('lines.expires')}
                max="9999-12-31"
                value={line.expires}
                onChange={(event) => onChange({ expires: event.currentTarget.value })}
              />
            )}
          </>
        )}
        <BinField
          label={t('lines.bin')}
          warehouseId={warehouseId}
          value={line.bin}
          onChange={(bin) => onChange({ bin })}
        />
        {direction === 'in' && (
          <NumberInput
            label={t('lines.cost', { currency })}
            digits={isCurrency(currency) ? minorDigits(currency) : 2}
            max={MAX_AMOUNT}
            required
            value={line.cost}
            onChange={(cost) => onChange({ cost })}
          />
        )}
        {direction === 'in' && <ListingField line={line} onChange={onChange} />}
      </div>
    </div>
  );
}
