import { addCart, cartList, delCart, mergeCart, updateCart } from '@fovea/shared-types/order/cart.calls';
import type { Cart, CartPieces, UpdateCartRequest } from '@fovea/shared-types/order/cart.dto';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { openLogin, sessionToken, useSession } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import { useSentOnce } from '../../lib/use-sent-once';
import { cartHere, forgetCartHere, putHere } from './cart-here';
import { countsQuery } from './counts.query';

export const cartQuery = () =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: ({ signal }) => api(cartList, {}, { quiet: true, signal }),
    staleTime: 0,
  });

function showCount(client: QueryClient, cartCount: number): void {
  client.setQueryData(countsQuery().queryKey, (counts) => counts && { ...counts, cart_cnt: cartCount });
}

function showCart(client: QueryClient, cart: Cart): void {
  client.setQueryData(cartQuery().queryKey, cart);
  showCount(client, cart.cart_cnt);
}

/** Puts goods into the cart: a member's on the server, a visitor's in this browser until he signs in. */
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
        const run = () => openLogin(goToCart, paths.shoppingCart);
        toast.undoable(t('cart.added_here'), { label: t('cart.sign_in'), run });
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
    // What refused it has changed meanwhile: the page shows how it stands.
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

/** What was put aside before the sign-in becomes part of the member's cart, once. */
export function useMergedCart(): void {
  const { isSignedIn } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    const lines = cartHere();
    if (!isSignedIn || lines.length === 0) return;
    api(mergeCart, { lines: [...lines] }, { quiet: true })
      .then((cart) => {
        forgetCartHere();
        return showCart(client, cart);
      })
      // It stays in the browser until the next sign-in.
      .catch(() => undefined);
  }, [isSignedIn, client]);
}
