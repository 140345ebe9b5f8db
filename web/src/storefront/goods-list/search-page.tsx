import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { PageTitle } from '../../kit/page-title/page-title';
import { formatNumber } from '../../lib/format';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import classes from './goods-list.module.css';

const FilterDrawer = lazy(() =>
  import('./filter-drawer').then((module) => ({ default: module.FilterDrawer })),
);

export interface SearchPageProps {
  title: string;
  /** Goods found; undefined before the first answer. */
  total: number | undefined;
  /** The filters beside the list, on a phone in a sheet; null for a search that shows its own. */
  panel: FilterPanelProps | null;
  /** Beside the title: the switch between the kinds of search. */
  modes?: ReactNode;
  /** In the line of the total: saving, sorting. */
  tools?: ReactNode;
  /** Above the results: chips, and words on how the search was understood. */
  notes?: ReactNode;
  children: ReactNode;
}

/** The frame of every list that is searched: filters, total, order, what is chosen, results. */
export function SearchPage({ title, total, panel, modes, tools, notes, children }: SearchPageProps) {
  const { t } = useTranslation('goods');
  const isNarrow = useMediaQuery('(max-width: 991.98px)', false, { getInitialValueInEffect: false });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className={panel === null ? undefined : classes.page}>
      {!isNarrow && panel !== null && (
        <aside className={classes.side} aria-label={t('filter.title')}>
          <FilterPanel {...panel} />
        </aside>
      )}
      <div className={classes.content}>
        <PageTitle title={title} />
        {modes}
        <div className={classes.bar}>
          <p role="status" className={classes.total}>
            {total !== undefined && t('list.total', { count: total, total: formatNumber(total) })}
          </p>
          {isNarrow && panel !== null && (
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setDrawerOpen(true)}
            >
              {t('filter.title')}
            </Button>
          )}
          {tools}
        </div>
        {notes}
        {children}
      </div>
      {isDrawerOpen && panel !== null && (
        <Suspense>
          <FilterDrawer {...panel} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
