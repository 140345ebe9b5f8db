import type { MyEvaluation } from '@fovea/shared-types/order/evaluation.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import { useSearch } from '../../lib/search-params';
import classes from './evaluation.module.css';
import { myEvaluationsQuery } from './evaluation.queries';
import { MyEvaluationCard } from './my-evaluation-card';
import { storefrontPage } from '../storefront-page';

const WRITTEN = 'written';

/** Orders still to be evaluated and those that are; `order_id` opens one of them alone. */
export function EvaluateListPage() {
  const { t } = useTranslation('evaluation');
  const [search, setSearch] = useSearch();
  const orderId = Number(search.get('order_id')) || undefined;
  const isWritten = search.get('tab') === WRITTEN;
  const openId = Number(search.get('open')) || orderId;
  const list = useListPage();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(
    myEvaluationsQuery({
      page: list.page,
      limit: list.limit,
      ...(orderId === undefined ? { is_written: isWritten ? 1 : 0 } : { order_id: orderId }),
    }),
  );
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  /** @param id null: the form is closed, and an order that was shown alone is among the others again */
  const open = (id: number | null): void =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('order_id');
        if (id === null) next.delete('open');
        else next.set('open', String(id));
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageTitle title={t('mine.title')} />
      <Tabs isAlone={orderId !== undefined} isWritten={isWritten} counts={data} />
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={132} radius={8} />}
      {data?.total === 0 && <Nothing isAlone={orderId !== undefined} isWritten={isWritten} />}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes.cards} aria-busy={isPlaceholderData}>
            {data.data.map((order: MyEvaluation) => (
              <li key={order.order_id}>
                <MyEvaluationCard
                  order={order}
                  isOpen={order.order_id === openId}
                  onOpen={() => open(order.order_id)}
                  onClose={() => open(null)}
                />
              </li>
            ))}
          </ul>
          {orderId === undefined && <Pager list={list} total={data.total} />}
        </>
      )}
    </>
  );
}

function Tabs({
  isAlone,
  isWritten,
  counts,
}: {
  isAlone: boolean;
  isWritten: boolean;
  counts: { to_write: number; written: number } | undefined;
}) {
  const { t } = useTranslation('evaluation');
  return (
    <nav className={classes.tabs} aria-label={t('mine.tabs')}>
      <Link to={to.evaluations()} aria-current={!isAlone && !isWritten ? 'page' : undefined}>
        {t('mine.to_write')}
        {counts !== undefined && <span className={classes.number}>{counts.to_write}</span>}
      </Link>
      <Link
        to={`${paths.evaluateList}?tab=${WRITTEN}`}
        aria-current={!isAlone && isWritten ? 'page' : undefined}
      >
        {t('mine.written')}
        {counts !== undefined && <span className={classes.number}>{counts.written}</span>}
      </Link>
    </nav>
  );
}

function Nothing({ isAlone, isWritten }: { isAlone: boolean; isWritten: boolean }) {
  const { t } = useTranslation('evaluation');
  if (isAlone)
    return (
      <EmptyState title={t('mine.not_yet')} text={t('mine.not_yet_text')}>
        <ButtonLink to={to.orders()}>{t('mine.orders')}</ButtonLink>
      </EmptyState>
    );
  return isWritten ? (
    <EmptyState title={t('mine.none_written')} text={t('mine.none_written_text')} />
  ) : (
    <EmptyState title={t('mine.none_to_write')} text={t('mine.none_to_write_text')}>
      <ButtonLink to={to.orders()} variant="default">
        {t('mine.orders')}
      </ButtonLink>
    </EmptyState>
  );
}

storefrontPage(EvaluateListPage, {
  path: paths.evaluateList,
  texts: ['evaluation', 'kit', 'upload'],
  title: 'route.evaluate_list',
  isAccount: true,
  isForMembers: true,
});
