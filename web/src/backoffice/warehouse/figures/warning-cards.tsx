import type { StockFigures } from '@fovea/shared-types/warehouse/figures.dto';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format';
import { to } from '../../../lib/paths';
import { FigureCard } from '../../../kit/figures/figure-card';
import { StockLink } from './stock-link';

/** What runs low, and what ends soon: each with the way to its stock. */
export function WarningCards({ figures }: { figures: StockFigures }) {
  const { t } = useTranslation('figures');
  return (
    <>
      <FigureCard
        title={t('low.title', { count: figures.low_count })}
        rows={figures.low}
        keyOf={({ stock_id }) => stock_id}
        empty={t('low.empty')}
        columns={[
          { label: t('product'), value: (row) => <StockLink {...row} /> },
          { label: t('filter.warehouse'), value: ({ ware_house_name }) => ware_house_name },
          { label: t('pieces'), value: ({ good_number }) => formatNumber(good_number), isNumber: true },
          {
            label: t('low.warning'),
            value: ({ number_warning }) => formatNumber(number_warning),
            isNumber: true,
          },
        ]}
      >
        {figures.low_count > figures.low.length && <Link to={to.lowStock()}>{t('low.all')}</Link>}
      </FigureCard>
      <FigureCard
        title={t('lots.title')}
        rows={figures.lots}
        keyOf={({ id }) => id}
        empty={t('lots.empty')}
        columns={[
          { label: t('product'), value: (row) => <StockLink {...row} /> },
          { label: t('lots.number'), value: ({ lot_number }) => lot_number },
          {
            label: t('lots.expires'),
            value: ({ expires_on, is_over }) => (
              <>
                {formatDate(expires_on)} {is_over && <StatusPill tone="danger">{t('lots.over')}</StatusPill>}
              </>
            ),
          },
          { label: t('pieces'), value: ({ good_number }) => formatNumber(good_number), isNumber: true },
        ]}
      />
      <FigureCard
        title={t('promises.title')}
        rows={figures.promises}
        keyOf={({ id }) => id}
        empty={t('promises.empty')}
        columns={[
          { label: t('product'), value: (row) => <StockLink {...row} /> },
          { label: t('filter.warehouse'), value: ({ ware_house_name }) => ware_house_name },
          { label: t('promises.ends'), value: ({ expires_at }) => formatDateTime(expires_at) },
          { label: t('pieces'), value: ({ good_number }) => formatNumber(good_number), isNumber: true },
        ]}
      />
    </>
  );
}
