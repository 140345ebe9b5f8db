import type { StockFigures } from '@fovea/shared-types/warehouse/figures.dto';
import type { TFunction } from 'i18next';
import { formatDate } from '../../../lib/format';
import { csvText, saveText } from '../../../lib/save-text';

/** What the reader sees, as sheets read it: one block after the other, money in whole units beside its currency. */
export function saveFigures(
  { values, sold, ages, movements, as_of }: StockFigures,
  t: TFunction<'figures'>,
  ageName: (from: number) => string,
): void {
  const blocks: ReadonlyArray<ReadonlyArray<ReadonlyArray<string | number>>> = [
    [
      [t('values.title')],
      [
        t('filter.warehouse'),
        t('pieces'),
        t('values.reserved'),
        t('values.in_transit'),
        t('value'),
        t('currency'),
      ],
      ...values.map((row) => [
        row.ware_house_name,
        row.good_number,
        row.reserved,
        row.in_transit,
        row.value,
        row.currency,
      ]),
    ],
    [
      [t('sold.title')],
      [t('filter.warehouse'), t('sold.pieces'), t('sold.cost'), t('currency')],
      ...sold.map((row) => [row.ware_house_name, row.good_number, row.cost, row.currency]),
    ],
    [
      [t('ages.title')],
      [t('ages.days'), t('pieces'), t('value'), t('currency')],
      ...ages.map((row) => [ageName(row.from_days), row.good_number, row.value, row.currency]),
    ],
    [
      [t('movements.title')],
      [t('movements.day'), t('movements.came'), t('movements.went')],
      ...movements.map(({ day, came, went }) => [day, came, went]),
    ],
  ];
  const lines = blocks.flatMap((block) => [csvText(block), '']);
  saveText(`${t('file')}-${formatDate(as_of).replaceAll('/', '-')}.csv`, lines.join('\r\n'));
}
