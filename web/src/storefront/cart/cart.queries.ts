import { addCart, cartList, delCart, previewCart, updateCart } from '@fovea/shared-types/order/cart.calls';
import type { Cart, CartPieces, UpdateCartRequest } from '@fovea/shared-types/order/cart.dto';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { sessionToken } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import { useSentOnce } from '../../lib/use-sent-once';
import { putHere } from './cart-here';
import { countsQuery } from './counts.query';

export const cartQuery = () =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: ({ signal }) => api(cartList, {}, { quiet: true, signal }),
    staleTime: 0,
  });

/** A visitor's lines, by the prices and pieces of now. */
export const cartHereQuery = (lines: readonly CartPieces[]) =>
  queryOptions({
    queryKey: ['cart', 'here', lines],
    queryFn: ({ signal }) => api(previewCart, { lines: [...lines] }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

function showCount(client: QueryClient, cartCount: number): void {
  client.setQueryData(countsQuery().queryKey, (counts) => counts && { ...counts, cart_cnt: cartCount });
}

export function showCart(client: QueryClient, cart: Cart): void {
  client.setQueryData(cartQuery().queryKey, cart);
  showCount(client, cart.cart_cnt);
}

/** Puts goods into the cart: a member's on the server, a visitor's in this browser until they sign in. */
export function useAddToCart() {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const navigate = useNavigate();
  const goToCart = () => void navigate(paths.shoppingCart);
  const addOnce = useSentOnce((pieces: CartPieces, request_id) => api(addCart, { ...pieces, request_id }));
  return useMutation({
    mutationFn: async ({ goodsId, quantity }: { goodsId: number; quantity: number }) => {
      if (sessionToken() !== null) return addOnce({ goods_id: goodsId, quantity });
      putHere(goodsId, quantity);
      return null;
    },
    onSuccess: (answer) => {
      if (answer === null) {
        toast.undoable(t('cart.added_here'), { label: t('cart.open'), run: goToCart });
        return undefined;
      }
      showCount(client, answer.cart_cnt);
      toast.undoable(t('cart.added'), { label: t('cart.open'), run: goToCart });
      return client.invalidateQueries({ queryKey: cartQuery().queryKey });
    },
  });
}

export function useUpdateCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateCartRequest) => api(updateCart, change),
    onSuccess: (cart) => showCart(client, cart),
    // What refused it has changed meanwhile: the page shows the current state.
    onError: () => client.invalidateQueries({ queryKey: cartQuery().queryKey }),
  });
}

export function useRemoveFromCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => api(delCart, { ids }),
    onSuccess: (cart) => showCart(client, cart),
  });
}
