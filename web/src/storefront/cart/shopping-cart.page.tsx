import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import type { Cart, CartLine } from '@fovea/shared-types/order/cart.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { to } from '../../lib/paths';
import { CartLineRow } from './cart-line-row';
import { CartSummary } from './cart-summary';
import { cartQuery, useRemoveFromCart } from './cart.queries';
import classes from './shopping-cart.module.css';

const canStand = ({ state }: CartLine): boolean =>
  state === CART_STATE.available || state === CART_STATE.fewer_left;

/** What one means to buy, by merchant; what can no longer be had stands apart. */
export function ShoppingCartPage() {
  const { t } = useTranslation('cart');
  const { data, error, isError, refetch } = useQuery(cartQuery());
  return (
    <>
      <PageTitle title={t('title')} />
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={320} radius={8} />}
      {data?.items.length === 0 && (
        <EmptyState title={t('empty')} text={t('empty_text')}>
          <ButtonLink to={to.search({ type: SALE_TYPE.immediate })}>{t('browse')}</ButtonLink>
        </EmptyState>
      )}
      {data !== undefined && data.items.length > 0 && <Content cart={data} />}
    </>
  );
}

function Content({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const remove = useRemoveFromCart();
  const lost = cart.items.filter((line) => !canStand(line));
  return (
    <div className={classes.columns}>
      <div className={classes.lines}>
        {merchantsOf(cart.items.filter(canStand)).map(({ key, name, lines }) => (
          <section key={key} className={classes.merchant} aria-label={name ?? t('private_seller')}>
            <h2>{name ?? t('private_seller')}</h2>
            <ul>
              {lines.map((line) => (
                <CartLineRow key={line.id} line={line} onRemove={() => remove.mutate([line.id])} />
              ))}
            </ul>
          </section>
        ))}
        {lost.length > 0 && (
          <section className={classes.merchant} aria-label={t('unavailable')}>
            <div className={classes.head}>
              <h2>{t('unavailable')}</h2>
              <Button
                variant="subtle"
                size="sm"
                loading={remove.isPending}
                onClick={() => remove.mutate(lost.map(({ id }) => id))}
              >
                {t('remove_unavailable')}
              </Button>
            </div>
            <p className={classes.fine}>{t('unavailable_text')}</p>
            <ul>
              {lost.map((line) => (
                <CartLineRow key={line.id} line={line} onRemove={() => remove.mutate([line.id])} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <CartSummary cart={cart} />
    </div>
  );
}

/** One order each: companies, and persons who sell by themselves. */
function merchantsOf(lines: readonly CartLine[]): { key: string; name: string | null; lines: CartLine[] }[] {
  const merchants = new Map<string, { key: string; name: string | null; lines: CartLine[] }>();
  for (const line of lines) {
    const key = line.company_id === null ? `person ${line.seller_id}` : `company ${line.company_id}`;
    const merchant = merchants.get(key) ?? { key, name: line.company_name, lines: [] };
    merchant.lines.push(line);
    merchants.set(key, merchant);
  }
  return [...merchants.values()];
}
