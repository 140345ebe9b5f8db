import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { formatMoney, formatNumber } from '../../lib/format';
import classes from './order-items.module.css';

/** What was ordered, and what it comes to. */
export function OrderItems({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  const money = (value: string) => formatMoney(value, order.currency);
  return (
    <DetailCard title={t('items.title')} isWide>
      <table className={classes.items}>
        <thead>
          <tr>
            <th scope="col">{t('items.goods')}</th>
            <th scope="col" data-number>
              {t('items.quantity')}
            </th>
            <th scope="col" data-number>
              {t('items.unit_price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.goods_id}>
              <td>{item.goods_name}</td>
              <td data-number>{formatNumber(item.quantity)}</td>
              <td data-number>{money(item.unit_price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        facts={[
          { label: t('items.freight'), value: money(order.freight) },
          { label: t('items.tax'), value: money(order.tax) },
          { label: t('items.total'), value: <strong>{money(order.total_price)}</strong> },
          ...(/[1-9]/.test(order.deposit)
            ? [
                { label: t('items.deposit'), value: `−${money(order.deposit)}` },
                { label: t('items.to_pay'), value: <strong>{money(order.to_pay)}</strong> },
              ]
            : []),
        ]}
      />
    </DetailCard>
  );
}
