import type { OrderQuote, QuoteOrder } from '@fovea/shared-types/order/checkout.dto';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../kit/money-text/money-text';
import classes from './checkout.module.css';
import { freightTextKey } from './checkout.queries';

/** The goods by order of each merchant; a line that cannot be ordered shows why. */
export function QuotedOrders({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('checkout');
  return (
    <section className={classes.step} aria-label={t('review')}>
      <h2>{t('review')}</h2>
      {quote.orders.length > 1 && (
        <p className={classes.fine}>{t('split', { count: quote.orders.length })}</p>
      )}
      {quote.orders.map((order) => (
        <Order key={order.items.map(({ goods_id }) => goods_id).join()} order={order} quote={quote} />
      ))}
    </section>
  );
}

function Order({ order, quote }: { order: QuoteOrder; quote: OrderQuote }) {
  const { t } = useTranslation('checkout');
  const { currency } = quote;
  return (
    <div className={classes.order}>
      <h3>{order.company_name ?? t('private_seller')}</h3>
      <ul>
        {order.items.map((item) => (
          <li key={item.goods_id} className={classes.item}>
            <span className={classes.picture}>
              {item.image === null ? (
                <IconPhoto size={28} stroke={1} aria-hidden />
              ) : (
                <img src={item.image} alt="" loading="lazy" decoding="async" />
              )}
            </span>
            <span className={classes.what}>
              <span>{item.goods_name}</span>
              <span className={classes.fine}>
                <MoneyText value={item.unit_price} currency={currency} /> × {item.quantity}
              </span>
              {item.refusal !== null && (
                <span className={classes.problem} role="alert">
                  {item.refusal}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <dl className={classes.sums}>
        <dt>{t('goods')}</dt>
        <dd>
          <MoneyText value={order.goods_price} currency={currency} />
        </dd>
        <dt>{t('freight')}</dt>
        <dd>
          {order.freight === null ? (
            t(freightTextKey(quote))
          ) : (
            <MoneyText value={order.freight} currency={currency} />
          )}
        </dd>
        <FreightPart label={t('of_freight.crate')} amount={order.crate_price} currency={currency} />
        <FreightPart label={t('of_freight.export')} amount={order.export_price} currency={currency} />
        {order.delivery_type !== quote.delivery_type && (
          <dd className={classes.note}>{t('delivery_text.quotation')}</dd>
        )}
        {order.taxes.map(({ rate, tax }) => (
          <Tax key={rate} rate={rate} tax={tax} currency={currency} />
        ))}
        <dt>{t('order_total')}</dt>
        <dd>
          <MoneyText value={order.total_price} currency={currency} />
        </dd>
      </dl>
    </div>
  );
}

/** Left out where it is free. */
const FreightPart = ({ label, amount, currency }: { label: string; amount: string; currency: string }) =>
  /[1-9]/.test(amount) && (
    <>
      <dt className={classes.part}>{label}</dt>
      <dd className={classes.part}>
        <MoneyText value={amount} currency={currency} />
      </dd>
    </>
  );

const Tax = ({ rate, tax, currency }: { rate: number; tax: string; currency: string }) => {
  const { t } = useTranslation('checkout');
  return (
    <>
      <dt>{t('tax_rate', { rate: rate / 100 })}</dt>
      <dd>
        <MoneyText value={tax} currency={currency} />
      </dd>
    </>
  );
};
