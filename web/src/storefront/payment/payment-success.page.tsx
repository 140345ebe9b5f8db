import type { PaymentDetail } from '@fovea/shared-types/finance/payment.dto';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import { IconCircleCheck, IconClock, IconCircleX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { MoneyText } from '../../kit/money-text/money-text';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { paths, to } from '../../lib/paths';
import { GroupedOrders } from './grouped-orders';
import { paymentDetailQuery, subjectTypeOf } from './payment.queries';
import classes from './payment.module.css';
import { storefrontPage } from '../storefront-page';

const { created, processing, captured, failed, expired, parked, returned } = PAYMENT_STATUS;

const OUTCOMES: Readonly<Record<number, 'waiting' | 'done' | 'failed' | 'held' | 'returned'>> = {
  [created]: 'waiting',
  [processing]: 'waiting',
  [captured]: 'done',
  [failed]: 'failed',
  [expired]: 'failed',
  [parked]: 'held',
  [returned]: 'returned',
};
const ICONS = {
  done: IconCircleCheck,
  waiting: IconClock,
  held: IconClock,
  returned: IconClock,
  failed: IconCircleX,
} as const;
/** The way back to what was paid. */
const BACK_TO = {
  order: 'success.to_order',
  payment_group: 'order.to_orders',
  freight_bill: 'success.to_order',
  recharge: 'success.to_balance',
  reservation: 'success.to_viewing',
  month_bill: 'success.to_bills',
} as const;
/** Who has paid an order waits for a parcel; of the rest each has a sentence of its own. */
const DONE_TEXTS = {
  order: 'success.done_text',
  payment_group: 'success.done_text',
  freight_bill: 'success.done_thanks',
  recharge: 'success.done_balance',
  reservation: 'success.done_viewing',
  month_bill: 'success.done_thanks',
} as const;

/** The result of a payment attempt, and where to continue. */
export function PaymentSuccessPage() {
  const { t } = useTranslation('payment');
  const [search] = useSearchParams();
  const id = Number(search.get('payment_id'));
  const { data, error, isError, refetch } = useQuery(paymentDetailQuery(id));
  const client = useQueryClient();
  // Whatever was read before the payment shows a past state.
  useEffect(() => {
    if (data?.status === captured)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'payments' });
  }, [client, data?.status]);
  return (
    <>
      <PageTitle title={t('success.title')} />
      {data !== undefined && <Outcome payment={data} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={260} radius={12} />}
    </>
  );
}

function Outcome({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation('payment');
  const outcome = OUTCOMES[payment.status] ?? 'waiting';
  const Icon = ICONS[outcome];
  const subject = subjectTypeOf(payment.subject_type);
  return (
    <section className={classes.outcome} data-outcome={outcome} aria-live="polite">
      <Icon size={56} stroke={1.5} aria-hidden />
      <h2>{t(`success.${outcome}`)}</h2>
      <MoneyText value={payment.money} currency={payment.currency} className={classes.amount} />
      <p>{t(outcome === 'done' ? DONE_TEXTS[subject] : `success.${outcome}_text`)}</p>
      {subject === 'payment_group' && <GroupedOrders groupId={payment.subject_id} />}
      <div className={classes.actions}>
        {outcome === 'failed' && subject !== 'recharge' && (
          <ButtonLink to={to.payment(payment.subject_id, subject)}>{t('success.again')}</ButtonLink>
        )}
        <ButtonLink
          to={to.paid(subject, payment.subject_id)}
          variant={outcome === 'failed' && subject !== 'recharge' ? 'default' : 'filled'}
        >
          {t(BACK_TO[subject])}
        </ButtonLink>
        {subject === 'order' && (
          <ButtonLink to={to.orders()} variant="default">
            {t('order.to_orders')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

storefrontPage(PaymentSuccessPage, {
  path: paths.paymentSuccess,
  texts: ['account', 'payment'],
  title: 'route.payment_success',
  parent: 'myOrders',
  isAccount: true,
  isForMembers: true,
});
