import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { OrderDetailView } from './order-detail-view';
import { orderDetailQuery } from './order.queries';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

export function OrderDetailPage() {
  const { t } = useTranslation('order');
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const { data, error, isError, refetch } = useQuery(orderDetailQuery({ id }));
  return (
    <>
      <PageTitle title={t('detail.title')} />
      {data !== undefined && <OrderDetailView order={data} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={520} radius={12} />}
    </>
  );
}

storefrontPage(OrderDetailPage, {
  path: paths.orderDetail,
  texts: ['account', 'order', 'order_documents', 'kit', 'upload', 'refunds', 'remittance', 'freight'],
  title: 'route.order_detail',
  parent: 'myOrders',
  isAccount: true,
});
