import type { OrderRemittance } from '@fovea/shared-types/order/remittance.dto';
import { orderRemittances } from '@fovea/shared-types/order/remittance.calls';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '../../kit/picture-row/picture-row';
import { BankFacts } from '../../kit/remittance/bank-facts';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';
import { formatDateTime, formatMoney } from '../../lib/format';
import classes from './order-detail.module.css';

const { pending, confirmed, rejected, credited } = REMITTANCE_STATUS;
const WORDS: Readonly<Record<number, 'pending' | 'confirmed' | 'rejected' | 'credited'>> = {
  [pending]: 'pending',
  [confirmed]: 'confirmed',
  [rejected]: 'rejected',
  [credited]: 'credited',
};

const remittancesQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentKey('order'), 'remittances', id] as const,
    queryFn: ({ signal }) => api(orderRemittances, { id }, { signal, quiet: true }),
  });

/** Bank transfers of an order: where they went, the papers, and what finance found. */
export function RemittancePanel({ orderId }: { orderId: number }) {
  const { t } = useTranslation('remittance');
  const { data } = useQuery(remittancesQuery(orderId));
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="order-remittances">
      <h2 id="order-remittances">{t('panel.title')}</h2>
      {data.map((sent) => (
        <Sent key={sent.id} sent={sent} />
      ))}
    </section>
  );
}

function Sent({ sent }: { sent: OrderRemittance }) {
  const { t } = useTranslation('remittance');
  return (
    <article>
      <p role="status">
        {t(`panel.${WORDS[sent.status] ?? 'pending'}`, {
          money:
            sent.received === null || sent.received_currency === null
              ? ''
              : formatMoney(sent.received, sent.received_currency),
        })}
      </p>
      {sent.audit_notes !== '' && <p>{t('panel.reason', { reason: sent.audit_notes })}</p>}
      <p>{t('panel.sent', { time: formatDateTime(sent.created_at) })}</p>
      <BankFacts bank={sent.bank} reference={sent.order_no} amount={formatMoney(sent.money, sent.currency)} />
      <PictureRow images={sent.images} nameOf={(number) => t('panel.picture', { number })} />
    </article>
  );
}
