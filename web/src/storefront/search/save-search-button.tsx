import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { IconBellPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { requireSession } from '../../lib/session';
import type { FilterPanelProps } from '../goods-list/filter-panel';
import { hasFilters, toSearchRequest } from '../goods-list/goods-filters';
import { filterLabels } from './filter-labels';
import { useSaveSearch } from './saved-search.queries';

const NAME_MAX = 100;
const NAME_PARTS = ' · ';

/** Keeps what is searched for; there is nothing to keep while nothing is chosen. */
export function SaveSearchButton({ filters, categories, brands }: FilterPanelProps) {
  const { t } = useTranslation('search');
  const { t: goods } = useTranslation('goods');
  const navigate = useNavigate();
  const save = useSaveSearch((path) => void navigate(path));
  if (!hasFilters(filters) && filters.categoryId === null && filters.saleType === SALE_TYPE.all) return null;
  const labels = filterLabels(goods, filters, { categories, brands });
  const name = [...(labels.join(NAME_PARTS) || t('saved.all_goods'))].slice(0, NAME_MAX).join('');
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconBellPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => requireSession(() => save.mutate({ name, query: toSearchRequest(filters, 1, 40) }))}
    >
      {t('saved.save')}
    </Button>
  );
}
