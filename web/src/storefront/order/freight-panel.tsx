import { declineOrderFreight, orderFreight } from '@fovea/shared-types/order/freight-bill.calls';
import { FREIGHT_BILL_STATUS } from '@fovea/shared-types/order/freight-bill-status';
import type { FreightBill } from '@fovea/shared-types/order/freight-bill.dto';
import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { MoneyText } from '../../kit/money-text/money-text';
import { remittancesQuery } from '../../kit/remittance/remittance-panel';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';
import { formatDeadline } from '../../lib/format';
import { to } from '../../lib/paths';
import { newRequestId } from '../../lib/request-id';
import classes from './order-detail.module.css';

/** What a bill that ended came to. */
const FREIGHT_STATUS_KEYS: Readonly<Record<number, 'unpaid' | 'paid' | 'waived' | 'declined' | 'lapsed'>> = {
  [FREIGHT_BILL_STATUS.unpaid]: 'unpaid',
  [FREIGHT_BILL_STATUS.paid]: 'paid',
  [FREIGHT_BILL_STATUS.waived]: 'waived',
  [FREIGHT_BILL_STATUS.declined]: 'declined',
  [FREIGHT_BILL_STATUS.lapsed]: 'lapsed',
};

/** Freight that the merchant billed afterwards: paid, or declined with everything paid before refunded. */
export function FreightPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('freight');
  const { data } = useQuery({
    queryKey: [...documentKey('order'), 'freight', order.id, order.status],
    queryFn: ({ signal }) => api(orderFreight, { id: order.id }, { signal, quiet: true }),
  });
  if (!data) return null;
  return (
    <section className={classes.card} aria-labelledby="order-freight">
      <h2 id="order-freight">{t('bill.title')}</h2>
      <Bill bill={data} order={order} />
    </section>
  );
}

function Bill({ bill, order }: { bill: FreightBill; order: OrderDetail }) {
  const { t } = useTranslation('freight');
  const queries = useQueryClient();
  const [isOpened, setOpened] = useState(false);
  const decline = useMutation({
    mutationFn: () => api(declineOrderFreight, { id: order.id, request_id: newRequestId() }),
    onSettled: () => {
      setOpened(false);
      return queries.invalidateQueries({ queryKey: documentKey('order') });
    },
  });
  const sent = useQuery(remittancesQuery({ subject_type: 'freight_bill', id: order.id }));
  const isChecked = sent.data?.some(({ status }) => status === REMITTANCE_STATUS.pending) ?? false;
  const isOpen = orderMachine.may(order.status, 'pay the freight bill') && !isChecked;
  return (
    <>
      <MoneyText value={bill.freight} currency={order.currency} className={classes.amount} />
      <p role="status">
        {t(isChecked ? 'bill.checked' : `bill.${FREIGHT_STATUS_KEYS[bill.status] ?? 'unpaid'}`)}
      </p>
      {isOpen && order.clock_at !== null && (
        <p>{t('bill.until', { time: formatDeadline(order.clock_at) })}</p>
      )}
      {isOpen && (
        <p className={classes.next}>
          <ButtonLink to={to.payment(order.id, 'freight_bill')}>{t('bill.pay')}</ButtonLink>{' '}
          <Button variant="default" onClick={() => setOpened(true)}>
            {t('bill.decline')}
          </Button>
        </p>
      )}
      <ConfirmDialog
        opened={isOpened}
        title={t('bill.decline_title')}
        confirmLabel={t('bill.decline')}
        isDanger
        isPending={decline.isPending}
        onConfirm={() => decline.mutate()}
        onClose={() => setOpened(false)}
      >
        {t('bill.decline_text')}
      </ConfirmDialog>
    </>
  );
}
