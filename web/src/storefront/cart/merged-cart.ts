import { mergeCart } from '@fovea/shared-types/order/cart.calls';
import type { CartLeft } from '@fovea/shared-types/order/cart.dto';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { toast } from '../../lib/toast-store';
import { cartHere, forgetCartHere } from './cart-here';
import { showCart } from './cart.queries';

let left: readonly CartLeft[] = [];
const listeners = new Set<() => void>();

function notify(next: readonly CartLeft[]): void {
  left = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What could not be taken along at the sign-in, until it has been read. */
export const useLeftBehind = (): readonly CartLeft[] => useSyncExternalStore(subscribe, () => left);
export const forgetLeftBehind = (): void => notify([]);

let merging: Promise<readonly CartLeft[]> | null = null;

/** Merges what was collected before the sign-in into the member's cart, once, for all callers. */
export function mergeCartHere(client: QueryClient): Promise<readonly CartLeft[]> {
  const lines = cartHere();
  if (lines.length === 0) return Promise.resolve([]);
  merging ??= api(mergeCart, { lines: [...lines] }, { quiet: true })
    .then((cart) => {
      forgetCartHere();
      showCart(client, cart);
      notify(cart.left);
      return cart.left;
    })
    .finally(() => {
      merging = null;
    });
  return merging;
}

/** On whatever page the visitor signs in: what was not merged is reported at once, and shown in the cart. */
export function useMergedCart(): void {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useEffectEvent((rest: readonly CartLeft[]) => {
    if (rest.length === 0) return;
    const run = () => void navigate(paths.shoppingCart);
    toast.undoable(t('cart.left', { count: rest.length }), { label: t('cart.open'), run });
  });
  useEffect(() => {
    if (!isSignedIn) return;
    mergeCartHere(client)
      .then(showToast)
      // It stays in the browser until the next sign-in.
      .catch(() => undefined);
  }, [isSignedIn, client]);
}
