import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CardAction } from '../goods/card-action';
import { useAddToCart } from './cart.queries';

/** One piece into the cart, from a card. */
export function CartButton({ goodsId, name }: { goodsId: number; name: string }) {
  const { t } = useTranslation('goods');
  const add = useAddToCart();
  return (
    <CardAction
      label={t('cart.label', { name })}
      title={t('cart.add')}
      onClick={() => !add.isPending && add.mutate({ goodsId, quantity: 1 })}
    >
      <IconShoppingCartPlus size={20} stroke={1.75} aria-hidden />
    </CardAction>
  );
}
