import type { SentThing } from '@fovea/shared-types/warehouse/allocation.dto';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../kit/form/number-input';
import { useIsPhone } from '../../../kit/use-is-narrow';
import { formatNumber } from '../../../lib/format';
import { BinField } from '../documents/bin-field';
import { useHasBins } from '../documents/bins';
import type { BinChoice } from '../documents/stock-lines';
import classes from '../document-lines.module.css';
import type { Found, FoundThing } from './found-things';

/** Of a phone: what is found of a thing; its bin has a line of its own below. */
const COLUMNS = 4;

export interface FoundProps {
  things: readonly SentThing[];
  found: Found;
  /** Into which what is scanned next is put. */
  bin: BinChoice | null;
  /** Whose bins they are; 0 where nothing is put anywhere. */
  warehouseId: number;
  onChange: (found: Found) => void;
}

/** What was sent, with what is found of it and where that is put. */
export function FoundTable({ things, found, bin: next, warehouseId, onChange }: FoundProps) {
  const { t } = useTranslation('allocation');
  const { t: stock } = useTranslation('stock');
  const hasBins = useHasBins(warehouseId);
  const isPhone = useIsPhone();
  const change = (at: number, part: Partial<FoundThing>): void =>
    onChange({ ...found, [at]: { count: '', bin: next, ...found[at], ...part } });
  const binOf = (at: number, name: string) =>
    hasBins && (
      <td data-bin colSpan={isPhone ? COLUMNS : 1}>
        <BinField
          label={`${stock('lines.bin')}: ${name}`}
          isInTable={!isPhone}
          warehouseId={warehouseId}
          value={found[at]?.bin ?? null}
          onChange={(bin) => change(at, { bin })}
        />
      </td>
    );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('things.product')}</th>
          <th scope="col">{t('things.number')}</th>
          <th scope="col" data-number>
            {t('things.missing')}
          </th>
          <th scope="col" data-number>
            {t('found.count')}
          </th>
          {hasBins && !isPhone && <th scope="col">{stock('lines.bin')}</th>}
        </tr>
      </thead>
      <tbody>
        {things.map((thing, at) => {
          const number = thing.serial_number ?? thing.lot_number;
          const name = number === '' ? thing.goods_name : number;
          return (
            <Fragment key={`${thing.product_id} ${number}`}>
              <tr data-goes-on={(hasBins && isPhone) || undefined}>
                <td>{[thing.goods_name, thing.goods_code].filter(Boolean).join(' · ')}</td>
                <td>{number === '' ? '-' : number}</td>
                <td data-number>{formatNumber(thing.missing)}</td>
                <td data-number>
                  <NumberInput
                    aria-label={`${t('found.count')}: ${name}`}
                    max={thing.missing}
                    value={found[at]?.count ?? ''}
                    onChange={(count) => change(at, { count })}
                  />
                </td>
                {!isPhone && binOf(at, name)}
              </tr>
              {isPhone && hasBins && <tr>{binOf(at, name)}</tr>}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
