import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { SkeletonGrid } from '../../kit/skeleton-grid/skeleton-grid';
import { to } from '../../lib/paths';
import { fromAuction } from '../goods/card-item';
import gridClasses from '../goods-cards/goods-grid.module.css';
import { GoodsGrid } from '../goods-cards/goods-grid';
import { liveAuctionsQuery } from '../goods/goods.queries';
import { SectionTitle } from '../../kit/section-title/section-title';
import { ENDING_SOON } from './ending-soon-request';
import classes from './home.module.css';

const SHOWN = 8;

/** The running auctions, the next end first; prices follow every 15 seconds. */
export const endingSoonQuery = () => liveAuctionsQuery(ENDING_SOON);

export function EndingSoon() {
  const { t } = useTranslation('home');
  const { data, error, isError, refetch } = useQuery(endingSoonQuery());
  return (
    <section aria-labelledby="home-auctions">
      <SectionTitle
        id="home-auctions"
        title={t('auctions.title')}
        text={t('auctions.text')}
        more={to.search({ type: SALE_TYPE.auction, sort: 'ending' })}
        mark={<span className={classes.pulse} aria-hidden />}
      />
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <SkeletonGrid count={SHOWN} className={`${gridClasses.grid} ${gridClasses.line}`} />
      )}
      {data?.data.length === 0 && (
        <EmptyState title={t('auctions.empty')} text={t('auctions.empty_text')}>
          <ButtonLink to={to.search({ type: SALE_TYPE.immediate })} variant="default">
            {t('immediate.title')}
          </ButtonLink>
        </EmptyState>
      )}
      {data !== undefined && (
        <GoodsGrid items={data.data.slice(0, SHOWN).map(fromAuction)} eager={4} isLine />
      )}
    </section>
  );
}
