import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import type { Cart } from '@fovea/shared-types/order/cart.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { Notice } from '../../kit/notice/notice';
import { isCallFailure } from '../../lib/api-client';
import { formatMoney } from '../../lib/format';
import { paths, to } from '../../lib/paths';
import { openLogin } from '../../lib/session';
import { takeOutHere, useCartHere } from './cart-here';
import { VisitorsLine } from './cart-line-row';
import { CartLines } from './cart-lines';
import { CartSummary } from './cart-summary';
import { cartQuery } from './cart.queries';
import { mergeCartHere } from './merged-cart';
import classes from './shopping-cart.module.css';

/** The cart in this browser. Checkout requires sign-in, and continues with the same lines in the member's own cart. */
export function VisitorsCart({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const client = useQueryClient();
  const navigate = useNavigate();
  const goOn = async (goodsIds: readonly number[]): Promise<void> => {
    try {
      await mergeCartHere(client);
      const { items } = await client.fetchQuery(cartQuery());
      const ids = items
        .filter(({ goods_id, state }) => goodsIds.includes(goods_id) && state === CART_STATE.available)
        .map(({ id }) => id);
      // Without any of them the cart page gives the reason.
      if (ids.length > 0) void navigate(to.checkout(ids));
    } catch (error) {
      // What the visitor put aside is still in this browser, and the cart reports that it cannot be read.
      if (!isCallFailure(error)) throw error;
    }
  };
  return (
    <div className={classes.columns}>
      <CartLines items={cart.items} Line={VisitorsLine} onRemove={takeOutHere} />
      <CartSummary
        totals={cart.totals}
        order={({ currency, total_price }) => (
          <Button
            size="lg"
            fullWidth
            onClick={() => openLogin(() => void goOn(goodsIn(cart, currency)), paths.shoppingCart)}
          >
            {t('sign_in_for', { total: formatMoney(total_price, currency) })}
          </Button>
        )}
      />
    </div>
  );
}

/** Lines of which the shop shows nothing any more: reported, and removed when they were read. */
export function HiddenLines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const shown = new Set(cart.items.map(({ goods_id }) => goods_id));
  const hidden = useCartHere().flatMap(({ goods_id }) => (shown.has(goods_id) ? [] : goods_id));
  if (hidden.length === 0) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button variant="subtle" size="sm" onClick={() => takeOutHere(hidden)}>
          {t('remove_unavailable')}
        </Button>
      }
    >
      {t('hidden', { count: hidden.length })}
    </Notice>
  );
}

const goodsIn = ({ items }: Cart, currency: string): number[] =>
  items
    .filter((line) => line.state === CART_STATE.available && line.currency === currency)
    .map(({ goods_id }) => goods_id);
