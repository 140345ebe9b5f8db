import type { OrderRefunds, RefundThread as Thread } from '@fovea/shared-types/order/refund.dto';
import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { REFUND_STATUS } from '@fovea/shared-types/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { RefundPieces, RefundThread } from '../../kit/refund/refund-thread';
import { useLiveRefunds } from '../../kit/refund/use-live-refunds';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { documentKey } from '../../lib/document-key';
import { formatDeadline, formatMoney } from '../../lib/format';
import classes from './order-detail.module.css';
import { orderRefundsQuery } from './refund.queries';

/** Forms come when the first of them is opened. */
const RefundForm = lazy(() => import('./refund-form').then((m) => ({ default: m.RefundForm })));

export type BuyerAct = 'ask' | 'take_back' | 'send_back' | 'escalate' | 'say';

const { refunded, closed } = REFUND_STATUS;

/** The refund of an order: request, messages, decisions; updated live. */
export function RefundPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('refunds');
  const queries = useQueryClient();
  const [act, setAct] = useState<BuyerAct | null>(null);
  const { data } = useQuery(orderRefundsQuery(order.id));
  const changed = useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['orders'] }),
        // The order itself moves with its refund.
        queries.invalidateQueries({ queryKey: documentKey('order') }),
      ]),
    [queries],
  );
  useLiveRefunds(useCallback(() => void changed(), [changed]));
  if (data === undefined || (data.refunds.length === 0 && data.refundable_amount === 0)) return null;
  return (
    <section className={classes.card} aria-labelledby="order-refunds">
      <h2 id="order-refunds">{t('panel.title')}</h2>
      {data.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
      <p className={classes.next}>
        {actionsFor(data).map((one) => (
          <Button key={one} variant="default" onClick={() => setAct(one)}>
            {t(`act.${one}`)}
          </Button>
        ))}
      </p>
      {act !== null && (
        <Suspense>
          <RefundForm order={order} act={act} refunds={data} changed={changed} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Refund({ refund }: { refund: Thread }) {
  const { t } = useTranslation('refunds');
  const states = useDict('states:refund');
  return (
    <article>
      <p>
        <StatusPill tone={states.tone(refund.status)}>{states.label(refund.status)}</StatusPill>{' '}
        {formatMoney(refund.refund_price ?? refund.asked_price, refund.currency)}
      </p>
      {refund.due_at !== null && <p>{t(dueKey(refund.status), { time: formatDeadline(refund.due_at) })}</p>}
      {refund.return_address !== null && <p>{t('panel.return_to', { address: refund.return_address })}</p>}
      {refund.lines.length > 0 && <RefundPieces thread={refund} />}
      <RefundThread thread={refund} />
    </article>
  );
}

/** Who is waited for until then. */
const dueKey = (status: number) =>
  status === REFUND_STATUS.requested || status === REFUND_STATUS.returning
    ? 'panel.due_merchant'
    : 'panel.due_buyer';

function actionsFor({ refunds, refundable_amount }: OrderRefunds): BuyerAct[] {
  const open = refunds.find(({ status }) => status !== refunded && status !== closed);
  if (!open) return refundable_amount > 0 ? ['ask'] : [];
  return [
    ...(refundMachine.may(open.status, 'give logistics code') ? (['send_back'] as const) : []),
    ...(refundMachine.may(open.status, 'escalate') ? (['escalate'] as const) : []),
    'say',
    ...(refundMachine.may(open.status, 'withdraw') ? (['take_back'] as const) : []),
  ];
}
