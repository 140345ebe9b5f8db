import type { AdminOrderQuote } from '@fovea/shared-types/order/order-entry.dto';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format';
import classes from './entry.module.css';

/** The order's total, from the server. */
export function EntrySums({ quote }: { quote: AdminOrderQuote }) {
  const { t } = useTranslation('order_admin');
  const { t: entry } = useTranslation('order_entry');
  const money = (value: string): string => formatMoney(value, quote.currency);
  const freights = [
    quote.freight === null ? null : money(quote.freight),
    quote.orders.some(({ freight }) => freight === null) ? entry('sums.freight_later') : null,
  ];
  return (
    <dl className={classes.sums} aria-live="polite">
      <dt>{entry('sums.goods')}</dt>
      <dd>{money(quote.goods_price)}</dd>
      <dt>{t('items.freight')}</dt>
      <dd>{freights.filter((sum) => sum !== null).join(' + ')}</dd>
      <dt>{t('items.tax')}</dt>
      <dd>{money(quote.tax)}</dd>
      <dt>{t('items.total')}</dt>
      <dd>
        <strong>{money(quote.total_price)}</strong>
      </dd>
    </dl>
  );
}
