import type { Cart } from '@fovea/shared-types/order/cart.dto';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../kit/money-text/money-text';
import classes from './shopping-cart.module.css';

/** What the chosen lines cost, each currency by itself. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <aside className={classes.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      {cart.totals.length === 0 && <p className={classes.fine}>{t('none_chosen')}</p>}
      {cart.totals.map(({ currency, total_price }) => (
        <p key={currency} className={classes.total}>
          <span>{t('goods_total')}</span>
          <MoneyText value={total_price} currency={currency} />
        </p>
      ))}
      <p className={classes.fine}>{t('before_freight')}</p>
    </aside>
  );
}
