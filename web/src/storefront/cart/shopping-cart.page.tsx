import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import type { Cart } from '@fovea/shared-types/order/cart.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { formatMoney } from '../../lib/format';
import { paths, to } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { useCartHere } from './cart-here';
import { MembersLine } from './cart-line-row';
import { CartLines } from './cart-lines';
import { CartSummary } from './cart-summary';
import { cartHereQuery, cartQuery, useRemoveFromCart } from './cart.queries';
import { LeftBehind } from './left-behind';
import classes from './shopping-cart.module.css';
import { HiddenLines, VisitorsCart } from './visitors-cart';
import { storefrontPage } from '../storefront-page';

/** What one means to buy, by merchant: a member's on the server, a visitor's in this browser. */
export function ShoppingCartPage() {
  const { t } = useTranslation('cart');
  const { isSignedIn } = useSession();
  return (
    <>
      <PageTitle title={t('title')} />
      {isSignedIn ? <OfMember /> : <OfVisitor />}
    </>
  );
}

function OfMember() {
  const found = useQuery(cartQuery());
  return (
    <>
      <LeftBehind />
      <Answered found={found}>{(cart) => <MembersCart cart={cart} />}</Answered>
    </>
  );
}

function OfVisitor() {
  const found = useQuery(cartHereQuery(useCartHere()));
  return (
    <>
      {found.data !== undefined && !found.isPlaceholderData && <HiddenLines cart={found.data} />}
      <Answered found={found}>{(cart) => <VisitorsCart cart={cart} />}</Answered>
    </>
  );
}

function Answered({ found, children }: { found: UseQueryResult<Cart>; children: (cart: Cart) => ReactNode }) {
  const { t } = useTranslation('cart');
  const { data, error, isError, refetch } = found;
  if (data === undefined)
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} radius={8} />
    );
  if (data.items.length > 0) return children(data);
  return (
    <EmptyState title={t('empty')} text={t('empty_text')}>
      <ButtonLink to={to.search({ type: SALE_TYPE.immediate })}>{t('browse')}</ButtonLink>
    </EmptyState>
  );
}

function MembersCart({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const remove = useRemoveFromCart();
  return (
    <div className={classes.columns}>
      <CartLines
        items={cart.items}
        Line={MembersLine}
        isRemoving={remove.isPending}
        onRemove={(ids) => remove.mutate(ids)}
      />
      <CartSummary
        totals={cart.totals}
        order={({ currency, total_price }) => (
          <ButtonLink size="lg" fullWidth to={to.checkout(chosenIn(cart, currency))}>
            {t('checkout_for', { total: formatMoney(total_price, currency) })}
          </ButtonLink>
        )}
      />
    </div>
  );
}

const chosenIn = ({ items }: Cart, currency: string): number[] =>
  items
    .filter((line) => line.checked === 1 && line.state === CART_STATE.available && line.currency === currency)
    .map(({ id }) => id);

storefrontPage(ShoppingCartPage, {
  path: paths.shoppingCart,
  texts: ['cart'],
  title: 'route.cart',
  isPlain: true,
});
