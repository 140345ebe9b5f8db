import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import type { Cart } from '@fovea/shared-types/order/cart.dto';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import classes from './shopping-cart.module.css';

/** Currencies are ordered apart, as they are never added together. */
const chosenIn = ({ items }: Cart, currency: string): number[] =>
  items
    .filter((line) => line.checked === 1 && line.state === CART_STATE.available && line.currency === currency)
    .map(({ id }) => id);

/** What the chosen lines cost, each currency by itself. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  return (
    <aside className={classes.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      {cart.totals.length === 0 && <p className={classes.fine}>{t('none_chosen')}</p>}
      {cart.totals.map(({ currency, total_price }) => (
        <div key={currency} className={classes.currency}>
          <p className={classes.total}>
            <span>{t('goods_total')}</span>
            <MoneyText value={total_price} currency={currency} />
          </p>
          <ButtonLink size="lg" fullWidth to={to.checkout(chosenIn(cart, currency))}>
            {t('checkout_for', { total: formatMoney(total_price, currency) })}
          </ButtonLink>
        </div>
      ))}
      <p className={classes.fine}>{t('before_freight')}</p>
    </aside>
  );
}
