import type { Brand } from '@fovea/shared-types/goods/brand.dto';
import type { Category } from '@fovea/shared-types/goods/category.dto';
import type { SavedSearch } from '@fovea/shared-types/goods/saved-search.dto';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { Switch } from '../../kit/switch/switch';
import { formatDateTime } from '../../lib/format';
import { filterLabels } from './filter-labels';
import { filtersOf, searchPathOf } from './saved-query';
import { useUpdateSavedSearch } from './saved-search.queries';
import classes from './saved-searches.module.css';

const RenameSearchDialog = lazy(() =>
  import('./rename-search-dialog').then((module) => ({ default: module.RenameSearchDialog })),
);
const DeleteSearchDialog = lazy(() =>
  import('./delete-search-dialog').then((module) => ({ default: module.DeleteSearchDialog })),
);

export interface SavedSearchCardProps {
  search: SavedSearch;
  names: { categories: readonly Category[]; brands: readonly Brand[] };
}

export function SavedSearchCard({ search, names }: SavedSearchCardProps) {
  const { t } = useTranslation('search');
  const { t: goods } = useTranslation('goods');
  const update = useUpdateSavedSearch();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = (): void => setOpen(null);
  const label = filterLabels(goods, filtersOf(search.query), names).join(' · ');
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <h2>
          <Link to={searchPathOf(search.query)}>{search.name}</Link>
        </h2>
        {label !== search.name && <p>{label}</p>}
        <p className={classes.times}>
          {search.notified_at === null
            ? t('saved.created', { time: formatDateTime(search.created_at) })
            : t('saved.notified', { time: formatDateTime(search.notified_at) })}
        </p>
      </div>
      <div className={classes.actions}>
        <span className={classes.notify}>
          <span aria-hidden>{t('saved.notify')}</span>
          <Switch
            isOn={search.is_notify === 1}
            label={t('saved.notify_of', { name: search.name })}
            isPending={update.isPending}
            onChange={(isOn) => update.mutate({ id: search.id, is_notify: isOn ? 1 : 0 })}
          />
        </span>
        <Button variant="default" size="sm" onClick={() => setOpen('rename')}>
          {t('saved.rename')}
        </Button>
        <Button variant="default" size="sm" onClick={() => setOpen('delete')}>
          {t('saved.delete')}
        </Button>
      </div>
      <Suspense>
        {open === 'rename' && <RenameSearchDialog search={search} onClose={close} />}
        {open === 'delete' && <DeleteSearchDialog search={search} onClose={close} />}
      </Suspense>
    </article>
  );
}
