import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { BalanceCards } from './balance-cards';
import { useBalanceFilter } from './balance-filter';
import { BalanceHistory } from './balance-history';
import { BalanceLines } from './balance-lines';
import { RechargePanel } from './recharge-panel';
import { balanceQuery } from './wallet.queries';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** A member's money: what there is, how it moved, and every line of it; one currency at a time. */
export function BalancePage() {
  const { t } = useTranslation('wallet');
  const filter = useBalanceFilter();
  const { data, error, refetch } = useQuery(balanceQuery());
  const currency =
    filter.currency ?? data?.find((one) => one.currency === 'JPY')?.currency ?? data?.[0]?.currency;
  return (
    <>
      <PageTitle title={t('title')} />
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={320} radius={8} />}
      {data !== undefined && currency !== undefined && (
        <>
          <BalanceCards balances={data} current={currency} />
          <RechargePanel key={currency} currency={currency} />
          <BalanceHistory currency={currency} />
          <BalanceLines currency={currency} />
        </>
      )}
    </>
  );
}

storefrontPage(BalancePage, {
  path: paths.balance,
  texts: ['account', 'wallet', 'kit'],
  title: 'route.balance',
  isAccount: true,
  isForMembers: true,
});
