import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import type { CartLine } from '@fovea/shared-types/order/cart.dto';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyText } from '../../kit/money-text/money-text';
import { NumberStepper } from '../../kit/number-stepper/number-stepper';
import { to } from '../../lib/paths';
import { useUpdateCart } from './cart.queries';
import { changeHere } from './cart-here';
import classes from './shopping-cart.module.css';

/** Typing is over. */
const REST_MS = 400;

export interface LineProps {
  line: CartLine;
  onRemove: () => void;
}

/** A line of a member: how many, and whether it goes along with the order. */
export function MembersLine({ line, onRemove }: LineProps) {
  const { t } = useTranslation('cart');
  const { id } = line;
  const { mutate, isPending } = useUpdateCart();
  return (
    <CartLineRow
      line={line}
      check={
        <input
          type="checkbox"
          className={classes.check}
          aria-label={t('choose', { name: line.goods_name })}
          checked={line.checked === 1}
          disabled={isPending}
          onChange={({ currentTarget }) => mutate({ id, checked: currentTarget.checked ? 1 : 0 })}
        />
      }
      onQuantity={(quantity, refused) => mutate({ id, quantity }, { onError: refused })}
      onRemove={onRemove}
    />
  );
}

/** A line that a visitor put aside in this browser. */
export const VisitorsLine = ({ line, onRemove }: LineProps) => (
  <CartLineRow
    line={line}
    onQuantity={(quantity) => changeHere(line.goods_id, quantity)}
    onRemove={onRemove}
  />
);

interface CartLineRowProps extends LineProps {
  check?: ReactNode;
  /** @param refused shows how many there were before */
  onQuantity: (quantity: number, refused: () => void) => void;
}

/** One line: what, how many, for how much. */
function CartLineRow({ line, check, onQuantity, onRemove }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const { state, goods_name: name } = line;
  const isHere = state === CART_STATE.available || state === CART_STATE.fewer_left;
  return (
    <li
      className={classes.line}
      data-lost={!isHere || undefined}
      data-unchecked={check === undefined || undefined}
    >
      {isHere && check}
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
        {line.refusal !== null && <p className={classes.problem}>{line.refusal}</p>}
        {state === CART_STATE.gone && <p className={classes.problem}>{t('gone')}</p>}
        {isHere && line.freight_note && (
          <p className={classes.fine} role="status">
            {t('freight_note')}
          </p>
        )}
      </div>
      {isHere && <Quantity line={line} onQuantity={onQuantity} />}
      <button type="button" className={classes.remove} aria-label={t('remove', { name })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </button>
    </li>
  );
}

/** Shown at once, sent when typing rests. */
function Quantity({ line, onQuantity }: Pick<CartLineRowProps, 'line' | 'onQuantity'>) {
  const { t } = useTranslation('cart');
  const { quantity, stock, goods_name: name } = line;
  const [typed, setTyped] = useState<number | null>(quantity);
  const send = useEffectEvent(onQuantity);
  // The server's number counts: after a refusal too.
  useEffect(() => setTyped(quantity), [quantity]);
  useEffect(() => {
    if (typed === null || typed < 1 || typed === quantity) return undefined;
    const timer = setTimeout(() => send(typed, () => setTyped(quantity)), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, quantity]);
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
