import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { Switch } from '../../kit/switch/switch';
import { paths, to } from '../../lib/paths';
import { liveAuctionsQuery } from '../goods/goods.queries';
import { idsOfText, withoutId } from './compare-ids';
import { mergeSpecifications } from './compare-rows';
import { removeCompared, useCompared } from './compare-store';
import { CompareTable } from './compare-table';
import classes from './compare.module.css';
import { type ComparedColumn, goodsOf, useComparedGoods } from './compare.queries';
import { useFactRows } from './use-fact-rows';
import { storefrontPage } from '../storefront-page';

/** Up to four items side by side: those of the address, which can be sent on; without any, those chosen here. */
export function ComparePage() {
  const { t } = useTranslation('compare');
  const [search, setSearch] = useSearchParams();
  const kept = useCompared();
  const idsText = search.get('ids');
  const ids = idsText === null ? kept : idsOfText(idsText);
  const { columns, error, retry } = useComparedGoods(ids);
  const remove = (id: number): void => {
    removeCompared(id);
    if (idsText !== null) setSearch({ ids: withoutId(ids, id).join(',') }, { replace: true });
  };
  return (
    <>
      <PageTitle title={t('title')} />
      {ids.length === 0 ? (
        <EmptyState title={t('empty')} text={t('empty_text')}>
          <ButtonLink to={to.classify()}>{t('browse')}</ButtonLink>
        </EmptyState>
      ) : columns !== undefined ? (
        <Comparison columns={columns} onRemove={remove} />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton height={520} radius={8} />
      )}
    </>
  );
}

interface ComparisonProps {
  columns: readonly ComparedColumn[];
  onRemove: (id: number) => void;
}

function Comparison({ columns, onRemove }: ComparisonProps) {
  const { t } = useTranslation('compare');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const goods = goodsOf(columns);
  const isAnyGone = goods.length < columns.length;
  const auctioned = goods.filter(
    (item) => item.sale_type === SALE_TYPE.auction || item.sale_state === SALE_STATE.in_auction,
  );
  const live = useQuery({
    ...liveAuctionsQuery({ goods_ids: auctioned.map(({ id }) => id), limit: 160 }),
    enabled: auctioned.length > 0,
  });
  const facts = useFactRows(goods, live.data?.data ?? []);
  return (
    <>
      <div className={classes.bar}>
        <p role="status">
          {goods.length < 2 ? t('one_more') : t('comparing', { count: goods.length })}
          {isAnyGone && ` · ${t('gone', { count: columns.length - goods.length })}`}
        </p>
        {goods.length > 1 && (
          <span className={classes.switch}>
            <span aria-hidden>{t('only_differences')}</span>
            <Switch isOn={onlyDifferences} label={t('only_differences')} onChange={setOnlyDifferences} />
          </span>
        )}
      </div>
      <CompareTable
        columns={columns}
        facts={facts}
        specifications={mergeSpecifications(goods.map(({ specifications }) => specifications))}
        onlyDifferences={onlyDifferences && goods.length > 1}
        onRemove={onRemove}
      />
    </>
  );
}

storefrontPage(ComparePage, {
  path: paths.compare,
  texts: ['goods', 'auction', 'compare'],
  title: 'route.compare',
  isPlain: true,
});
