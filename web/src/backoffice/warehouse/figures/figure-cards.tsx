import { AGES } from '@fovea/shared-types/warehouse/figure-bounds';
import type { StockFigures } from '@fovea/shared-types/warehouse/figures.dto';
import { useTranslation } from 'react-i18next';
import { FigureCard, FigureGrid } from '../../../kit/figures/figure-card';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format';
import { useAgeNames } from './use-age-names';
import { WarningCards } from './warning-cards';

/** Charts and tables of everything that is counted. */
export function FigureCards({ figures }: { figures: StockFigures }) {
  const { t } = useTranslation('figures');
  const ageName = useAgeNames();
  const piecesOf = (from: number): number =>
    figures.ages.reduce((sum, age) => sum + (age.from_days === from ? age.good_number : 0), 0);
  return (
    <FigureGrid>
      <FigureCard
        title={t('movements.title')}
        isWide
        rows={figures.movements.toReversed()}
        keyOf={({ day }) => day}
        chart={{
          data: figures.movements.map(({ day, came, went }) => ({ day: shortDay(day), came, went })),
          at: 'day',
          series: [
            { name: 'came', label: t('movements.came'), tone: 'in' },
            { name: 'went', label: t('movements.went'), tone: 'out' },
          ],
        }}
        columns={[
          { label: t('movements.day'), value: ({ day }) => formatDate(day) },
          { label: t('movements.came'), value: ({ came }) => formatNumber(came), isNumber: true },
          { label: t('movements.went'), value: ({ went }) => formatNumber(went), isNumber: true },
        ]}
      />
      <FigureCard
        title={t('values.title')}
        rows={figures.values}
        keyOf={({ ware_house_id }) => ware_house_id}
        columns={[
          { label: t('filter.warehouse'), value: ({ ware_house_name }) => ware_house_name },
          { label: t('pieces'), value: ({ good_number }) => formatNumber(good_number), isNumber: true },
          { label: t('values.reserved'), value: ({ reserved }) => formatNumber(reserved), isNumber: true },
          {
            label: t('values.in_transit'),
            value: ({ in_transit }) => formatNumber(in_transit),
            isNumber: true,
          },
          { label: t('value'), value: ({ value, currency }) => formatMoney(value, currency), isNumber: true },
        ]}
      />
      <FigureCard
        title={t('sold.title')}
        rows={figures.sold}
        keyOf={({ ware_house_id }) => ware_house_id}
        empty={t('sold.empty')}
        columns={[
          { label: t('filter.warehouse'), value: ({ ware_house_name }) => ware_house_name },
          { label: t('sold.pieces'), value: ({ good_number }) => formatNumber(good_number), isNumber: true },
          {
            label: t('sold.cost'),
            value: ({ cost, currency }) => formatMoney(cost, currency),
            isNumber: true,
          },
        ]}
      />
      <FigureCard
        title={t('ages.title')}
        rows={figures.ages}
        keyOf={({ from_days, currency }) => `${from_days} ${currency}`}
        empty={t('ages.empty')}
        chart={{
          data: AGES.map((from) => ({ age: ageName(from), pieces: piecesOf(from) })),
          at: 'age',
          series: [{ name: 'pieces', label: t('pieces'), tone: 'in' }],
        }}
        columns={[
          { label: t('ages.days'), value: ({ from_days }) => ageName(from_days) },
          { label: t('pieces'), value: ({ good_number }) => formatNumber(good_number), isNumber: true },
          { label: t('value'), value: ({ value, currency }) => formatMoney(value, currency), isNumber: true },
        ]}
      />
      <WarningCards figures={figures} />
    </FigureGrid>
  );
}

const shortDay = (day: string): string => day.slice(5).replace('-', '/');
