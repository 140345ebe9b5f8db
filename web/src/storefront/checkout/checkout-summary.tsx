import type { OrderQuote } from '@fovea/shared-types/order/checkout.dto';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatMoney } from '../../lib/format';
import classes from './checkout.module.css';
import { freightTextKey } from './checkout.queries';

interface CheckoutSummaryProps {
  quote: OrderQuote;
  isBusy: boolean;
  problem: Error | null;
  onPlace: () => void;
}

/** The total price, and the one button that orders; it shows what has to be done first. */
export function CheckoutSummary({ quote, isBusy, problem, onPlace }: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const { currency } = quote;
  const missing = missingOf(quote);
  const later = quote.orders.filter(({ freight }) => freight === null).length;
  return (
    <aside className={classes.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <dl className={classes.sums} aria-live="polite">
        <dt>{t('goods')}</dt>
        <dd>
          <MoneyText value={quote.goods_price} currency={currency} />
        </dd>
        <dt>{t('freight')}</dt>
        <dd>
          {quote.freight === null ? (
            t(freightTextKey(quote))
          ) : (
            <MoneyText value={quote.freight} currency={currency} />
          )}
          {quote.freight !== null && later > 0 && (
            <div className={classes.fine}>{t('freight_rest', { count: later })}</div>
          )}
        </dd>
        <dt>{t('tax')}</dt>
        <dd>
          <MoneyText value={quote.tax} currency={currency} />
        </dd>
        <dt className={classes.total}>{t('total')}</dt>
        <dd className={classes.total}>
          <MoneyText value={quote.total_price} currency={currency} />
        </dd>
        {/[1-9]/.test(quote.deposit) && (
          <>
            <dt>{t('deposit')}</dt>
            <dd>
              −<MoneyText value={quote.deposit} currency={currency} />
            </dd>
            <dt className={classes.total}>{t('due')}</dt>
            <dd className={classes.total}>
              <MoneyText value={quote.to_pay} currency={currency} />
            </dd>
          </>
        )}
      </dl>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem.message}
        </p>
      )}
      {missing !== null && <p className={classes.fine}>{t(missing)}</p>}
      <Button fullWidth size="lg" loading={isBusy} disabled={missing !== null} onClick={onPlace}>
        {t('place', { total: formatMoney(quote.to_pay, currency) })}
      </Button>
    </aside>
  );
}

function missingOf(quote: OrderQuote) {
  if (quote.address_id === null) return 'missing.address';
  if (quote.orders.some(({ items }) => items.some(({ refusal }) => refusal !== null))) return 'missing.lines';
  return quote.pay_types.length === 0 ? 'payment_none' : null;
}
