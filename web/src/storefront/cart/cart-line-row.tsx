import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import type { CartLine } from '@fovea/shared-types/order/cart.dto';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyText } from '../../kit/money-text/money-text';
import { NumberStepper } from '../../kit/number-stepper/number-stepper';
import { to } from '../../lib/paths';
import { useUpdateCart } from './cart.queries';
import classes from './shopping-cart.module.css';

/** Typing is over. */
const REST_MS = 400;

/** One line: what, how many, for how much, and whether it goes along with the order. */
export function CartLineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { t } = useTranslation('cart');
  const update = useUpdateCart();
  const { id, state, goods_name: name } = line;
  const isHere = state === CART_STATE.available || state === CART_STATE.fewer_left;
  return (
    <li className={classes.line} data-lost={!isHere || undefined}>
      {isHere && (
        <input
          type="checkbox"
          className={classes.check}
          aria-label={t('choose', { name })}
          checked={line.checked === 1}
          disabled={update.isPending}
          onChange={({ currentTarget }) => update.mutate({ id, checked: currentTarget.checked ? 1 : 0 })}
        />
      )}
      <div className={classes.picture}>
        {line.image === null ? (
          <IconPhoto size={32} stroke={1} aria-hidden />
        ) : (
          <img src={line.image} alt="" loading="lazy" decoding="async" />
        )}
      </div>
      <div className={classes.what}>
        {state === CART_STATE.gone ? <span>{name}</span> : <Link to={to.goods(line.goods_id)}>{name}</Link>}
        <MoneyText value={line.price} currency={line.currency} />
        {state === CART_STATE.fewer_left && (
          <p className={classes.problem} role="status">
            {t('fewer_left', { count: line.stock })}
          </p>
        )}
        {state === CART_STATE.sold_out && <p className={classes.problem}>{t('sold_out')}</p>}
        {state === CART_STATE.gone && <p className={classes.problem}>{t('gone')}</p>}
        {isHere && line.freight_note && (
          <p className={classes.fine} role="status">
            {t('freight_note')}
          </p>
        )}
      </div>
      {isHere && <Quantity line={line} />}
      <button type="button" className={classes.remove} aria-label={t('remove', { name })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </button>
    </li>
  );
}

/** Shown at once, sent when typing rests. */
function Quantity({ line: { id, quantity, stock, goods_name: name } }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const { mutate } = useUpdateCart();
  const [typed, setTyped] = useState<number | null>(quantity);
  // What the server says counts: after a refusal too.
  useEffect(() => setTyped(quantity), [quantity]);
  useEffect(() => {
    if (typed === null || typed < 1 || typed === quantity) return undefined;
    const timer = setTimeout(
      () => mutate({ id, quantity: typed }, { onError: () => setTyped(quantity) }),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, quantity, id, mutate]);
  return (
    <div className={classes.quantity}>
      <NumberStepper
        label={t('quantity', { name })}
        value={typed}
        onChange={setTyped}
        fallback={1}
        min={1}
        max={stock}
        increaseLabel={t('more', { name })}
        decreaseLabel={t('fewer', { name })}
      />
    </div>
  );
}
