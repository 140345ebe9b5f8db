import type {
  MyAuctionOrder,
  MyAuctionOrderListResponse,
} from '@fovea/shared-types/auction/auction-order.dto';
import { ButtonLink } from '../../kit/button/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { useCurrentInSight } from '../../kit/use-current-in-sight';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import classes from './auction-orders.module.css';
import { myAuctionsQuery } from './auction.queries';
import { BID_GROUPS, type BidGroup, bidGroupOf, groupOf } from './bid-group';
import { BidRow } from './bid-row';
import { BidRowsSkeleton } from './bid-rows-skeleton';
import { SecondChances } from './second-chances';
import { storefrontPage } from '../storefront-page';

/** Every lot one has bid on, those that need an answer first. */
export function AuctionOrdersPage() {
  const { t } = useTranslation('auction');
  const [search] = useSearchParams();
  const group = bidGroupOf(search.get('group'));
  return (
    <>
      <PageTitle title={t('mine.title')} />
      <SecondChances />
      <BidList group={group} key={group ?? 'all'} />
    </>
  );
}

function BidList({ group }: { group: BidGroup | undefined }) {
  const { t } = useTranslation('auction');
  const list = useListPage();
  const query = useQuery(myAuctionsQuery(group, list.page, list.limit));
  useExistingPage(list, query.isPlaceholderData ? undefined : query.data?.total);
  const line = useCurrentInSight<HTMLElement>(group ?? 'all');
  return (
    <>
      <nav ref={line} className={classes.groups} aria-label={t('mine.groups')}>
        <GroupLink group={undefined} isActive={group === undefined} />
        {BID_GROUPS.map((each) => (
          <GroupLink key={each} group={each} isActive={each === group} count={countOf(query.data, each)} />
        ))}
      </nav>
      {query.error !== null && query.data === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <BidRowsSkeleton />}
      {query.data?.total === 0 && <NoBids isFiltered={group !== undefined} />}
      {query.data !== undefined && query.data.total > 0 && (
        <>
          <div className={classes.list} data-old={query.isPlaceholderData || undefined}>
            {group === undefined ? (
              <GroupedRows rows={query.data.data} />
            ) : (
              query.data.data.map((row) => <BidRow key={row.id} row={row} />)
            )}
          </div>
          <Pager list={list} total={query.data.total} />
        </>
      )}
    </>
  );
}

const countOf = (answer: MyAuctionOrderListResponse | undefined, group: BidGroup): number | undefined => {
  if (group === 'outbid') return answer?.outbid_count;
  return group === 'leading' ? answer?.leading_count : undefined;
};

function GroupLink({
  group,
  isActive,
  count,
}: {
  group: BidGroup | undefined;
  isActive: boolean;
  count?: number;
}) {
  const { t } = useTranslation('auction');
  const address = group === undefined ? paths.auctionOrders : `${paths.auctionOrders}?group=${group}`;
  return (
    <Link to={address} className={classes.group} aria-current={isActive ? 'page' : undefined}>
      {t(`mine.group_${group ?? 'all'}`)}
      {count !== undefined && count > 0 && (
        <span className={classes.count} data-urgent={group === 'outbid' || undefined}>
          {count}
        </span>
      )}
    </Link>
  );
}

function GroupedRows({ rows }: { rows: readonly MyAuctionOrder[] }) {
  const { t } = useTranslation('auction');
  return BID_GROUPS.map((group) => {
    const own = rows.filter((row) => groupOf(row) === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className={classes.section}>
        <h2>{t(`mine.group_${group}`)}</h2>
        {own.map((row) => (
          <BidRow key={row.id} row={row} />
        ))}
      </section>
    );
  });
}

function NoBids({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('auction');
  if (isFiltered) {
    return (
      <EmptyState title={t('mine.empty_group')}>
        <ButtonLink variant="default" to={paths.auctionOrders}>
          {t('mine.show_all')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('mine.empty')} text={t('mine.empty_text')}>
      <ButtonLink to={to.search({ type: 2 })}>{t('mine.to_auctions')}</ButtonLink>
    </EmptyState>
  );
}

storefrontPage(AuctionOrdersPage, {
  path: paths.auctionOrders,
  texts: ['account', 'auction', 'goods'],
  title: 'route.auction_orders',
  isAccount: true,
  isForMembers: true,
});
