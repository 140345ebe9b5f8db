import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { ApiRefusal } from '../../lib/api-client';
import { paths, to } from '../../lib/paths';
import { PaymentForm } from './payment-form';
import { paidOrderQuery, paymentOptionsQuery, subjectTypeOf } from './payment.queries';
import { storefrontPage } from '../storefront-page';

/** What is due on a document, and the ways to pay it. */
export function PaymentOrderPage() {
  const { t } = useTranslation('payment');
  const [search] = useSearchParams();
  const subject = { subject_type: subjectTypeOf(search.get('subject_type')), id: Number(search.get('id')) };
  const { data, error, isError, refetch } = useQuery(paymentOptionsQuery(subject));
  if (isUnaddressed(error)) return <ToAddress orderId={subject.id} />;
  if (hasMovedOn(error)) return <Navigate to={to.paid(subject.subject_type, subject.id)} replace />;
  return (
    <>
      <PageTitle title={t('order.title')} />
      {data !== undefined && <PaymentForm subject={subject} options={data} />}
      {data === undefined && isError && (
        <>
          <ErrorState error={error} onRetry={() => void refetch()} />
          <p>
            <ButtonLink to={to.orders()} variant="default">
              {t('order.to_orders')}
            </ButtonLink>
          </p>
        </>
      )}
      {data === undefined && !isError && <Skeleton height={420} radius={12} />}
    </>
  );
}

/** The price of a lot that was won depends on its destination: its buyer sets that first. */
function ToAddress({ orderId }: { orderId: number }) {
  const { data, error, isError, refetch } = useQuery(paidOrderQuery(orderId));
  if (data !== undefined && data.auction_id !== null)
    return <Navigate to={to.addressLot(data.auction_id)} replace />;
  return isError ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton height={420} radius={12} />
  );
}

const isUnaddressed = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.error === 'ADDRESS_INCOMPLETE';

/** An order that is paid or under review has nothing to show here: the payer is sent to its state. */
const hasMovedOn = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.error === 'ALREADY_PAID' || error.error === 'STATE_CONFLICT');

storefrontPage(PaymentOrderPage, {
  path: paths.paymentOrder,
  texts: ['account', 'payment', 'remittance', 'kit', 'upload'],
  title: 'route.payment_order',
  parent: 'myOrders',
  isAccount: true,
  isForMembers: true,
});
