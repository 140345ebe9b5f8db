import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { NumberStepper } from '../../kit/number-stepper/number-stepper';
import { formatNumber } from '../../lib/format';
import { to } from '../../lib/paths';
import { requireSession } from '../../lib/session';
import classes from './buy-box.module.css';
import { useAddToCart } from './cart.queries';

/** How many: bought at once, or into the cart. */
export function BuyBox({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('goods');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [isTried, setTried] = useState(false);
  const add = useAddToCart();
  const navigate = useNavigate();
  if (goods.quantity === 0) return <p className={classes.none}>{t('cart.none_left')}</p>;
  const isWrong = quantity === null || quantity < 1 || quantity > goods.quantity;
  const wanted = quantity ?? 1;
  const order = (send: () => void) => (): void => {
    setTried(true);
    if (!isWrong) send();
  };
  return (
    <div className={classes.root}>
      {goods.quantity > 1 && (
        <NumberStepper
          label={t('cart.quantity')}
          hint={t('cart.left', { count: goods.quantity })}
          value={quantity}
          onChange={(next) => {
            setQuantity(next);
            setTried(false);
          }}
          fallback={1}
          min={1}
          max={goods.quantity}
          error={
            isTried && isWrong ? t('cart.quantity_wrong', { most: formatNumber(goods.quantity) }) : undefined
          }
          increaseLabel={t('cart.more')}
          decreaseLabel={t('cart.fewer')}
        />
      )}
      {wanted > FIXED_FREIGHT_MAX && <p role="status">{t('cart.freight_note')}</p>}
      <Button
        size="lg"
        fullWidth
        onClick={order(() => requireSession(() => void navigate(to.placeOrder(goods.id, wanted))))}
      >
        {t('cart.buy_now')}
      </Button>
      <Button
        size="lg"
        fullWidth
        variant="default"
        leftSection={<IconShoppingCartPlus size={20} stroke={1.75} aria-hidden />}
        loading={add.isPending}
        onClick={order(() => add.mutate({ goodsId: goods.id, quantity: wanted }))}
      >
        {t('cart.add')}
      </Button>
    </div>
  );
}
