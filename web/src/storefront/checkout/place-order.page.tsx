import type { OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { SignInNeeded } from '../account/sign-in-needed';
import { Checkout } from './checkout';
import { storefrontPage } from '../storefront-page';

const idIn = (text: string | null): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;

/** Buys at once what the address names: so many of some goods, what was agreed on, or a lot that was won. */
export function PlaceOrderPage() {
  const { isSignedIn } = useSession();
  const [search] = useSearchParams();
  const goods_id = idIn(search.get('goods_id'));
  const auction_id = idIn(search.get('auction_id'));
  const bargain_id = idIn(search.get('bargain_id'));
  if (!isSignedIn) return <SignInNeeded />;
  if (auction_id !== undefined) return <Checkout wanted={{ auction_id }} />;
  if (bargain_id !== undefined) return <Checkout wanted={{ bargain_id }} />;
  if (goods_id === undefined) return <Navigate to={paths.shoppingCart} replace />;
  const wanted: OrderQuoteRequest = { goods_id, quantity: idIn(search.get('quantity')) ?? 1 };
  return <Checkout wanted={wanted} />;
}

/** Buys lines of the cart. */
export function ShoppingCartPlaceOrderPage() {
  const [search] = useSearchParams();
  const cart_ids = (search.get('cart_ids') ?? '').split(',').flatMap((id) => idIn(id) ?? []);
  return cart_ids.length === 0 ? (
    <Navigate to={paths.shoppingCart} replace />
  ) : (
    <Checkout wanted={{ cart_ids }} />
  );
}

storefrontPage(PlaceOrderPage, {
  path: paths.placeOrder,
  texts: ['checkout', 'address', 'auth'],
  title: 'route.checkout',
  isPlain: true,
});

storefrontPage(ShoppingCartPlaceOrderPage, {
  path: paths.shoppingCartPlaceOrder,
  texts: ['checkout', 'address', 'auth'],
  title: 'route.checkout',
  isForMembers: true,
  isPlain: true,
});
