import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { PriceDetailsView } from './price-details-view';
import { orderPriceQuery } from './order.queries';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** Of what the price of an order is made. */
export function PriceDetailsPage() {
  const { t } = useTranslation('order');
  const [search] = useSearchParams();
  const { data, error, isError, refetch } = useQuery(orderPriceQuery(Number(search.get('order_id'))));
  return (
    <>
      <PageTitle title={t('price.title')} />
      {data !== undefined && <PriceDetailsView price={data} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={420} radius={12} />}
    </>
  );
}

storefrontPage(PriceDetailsPage, {
  path: paths.priceDetails,
  texts: ['account', 'order'],
  title: 'route.price_details',
  parent: 'myOrders',
  isAccount: true,
});
