import { FIGURE_DAYS } from '@fovea/shared-types/warehouse/figure-bounds';
import type { StockFigures } from '@fovea/shared-types/warehouse/figures.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { EmptyState } from '../../../kit/empty-state/empty-state';
import { ErrorState } from '../../../kit/error-state/error-state';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { PageTitle } from '../../../kit/page-title/page-title';
import { formatDateTime } from '../../../lib/format';
import { useSearch } from '../../../lib/search-params';
import { FigureCards } from './figure-cards';
import { FigureFilters } from './figure-filters';
import classes from './figures.module.css';
import { figuresQuery } from './figures.queries';
import { saveFigures } from './save-figures';
import { useAgeNames } from './use-age-names';
import { WaitingDocuments } from './waiting-documents';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

const DAYS = 30;

/** What the warehouses have, for how much and how long, what moves, and what waits for somebody. */
export function FiguresPage() {
  const { t } = useTranslation('figures');
  const [search, setSearch] = useSearch();
  const days = FIGURE_DAYS.find((count) => count === Number(search.get('days'))) ?? DAYS;
  const warehouseId = Number(search.get('ware_house_id')) || null;
  const result = useQuery(figuresQuery(days, warehouseId));
  const choose = (next: { days?: number; ware_house_id?: number | null }): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(next))
        if (value === null) after.delete(name);
        else after.set(name, String(value));
      return after;
    });
  const ageName = useAgeNames();
  const { data } = result;
  return (
    <>
      <PageTitle title={t('title')} />
      {data === undefined ? (
        result.isError ? (
          <ErrorState error={result.error} onRetry={() => void result.refetch()} />
        ) : (
          <PageLoading />
        )
      ) : (
        <>
          <FigureFilters warehouses={data.warehouses} days={days} warehouseId={warehouseId} onChoose={choose}>
            <Button variant="default" onClick={() => saveFigures(data, t, ageName)}>
              {t('export')}
            </Button>
            <p className={classes.stale} data-failed={result.isError || undefined} role="status">
              {t(result.isError ? 'stale' : 'as_of', { at: formatDateTime(data.as_of) })}
            </p>
          </FigureFilters>
          <Figures figures={data} />
        </>
      )}
    </>
  );
}

function Figures({ figures }: { figures: StockFigures }) {
  const { t } = useTranslation('figures');
  return (
    <>
      <WaitingDocuments waiting={figures.waiting} />
      {figures.values.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <FigureCards figures={figures} />
      )}
    </>
  );
}

backOfficePage(FiguresPage, { path: paths.stockOverview, texts: ['kit', 'figures'] });
