import type { Cart } from '@fovea/shared-types/order/cart.dto';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../kit/money-text/money-text';
import classes from './shopping-cart.module.css';

interface CartSummaryProps {
  totals: Cart['totals'];
  /** What leads on from the lines of one currency. */
  order: (total: Cart['totals'][number]) => ReactNode;
}

/** What the chosen lines cost, each currency by itself: they are ordered apart, as they are never added together. */
export function CartSummary({ totals, order }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  return (
    <aside className={classes.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      {totals.length === 0 && <p className={classes.fine}>{t('none_chosen')}</p>}
      {totals.map((total) => (
        <div key={total.currency} className={classes.currency}>
          <p className={classes.total}>
            <span>{t('goods_total')}</span>
            <MoneyText value={total.total_price} currency={total.currency} />
          </p>
          {order(total)}
        </div>
      ))}
      <p className={classes.fine}>{t('before_freight')}</p>
    </aside>
  );
}
