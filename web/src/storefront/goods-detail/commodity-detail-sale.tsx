import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { BuyBox } from '../cart/buy-box';
import { loadNamespace } from '../../lib/i18n';
import { NotifyButton } from '../favourites/notify-button';
import { isSaleState } from '../goods/commodity-detail-codes';
import { SaleActions } from './commodity-detail-actions';
import { CommodityTerms } from './commodity-detail-facts';
import { CommodityLayout } from './commodity-detail-layout';
import classes from './commodity-detail.module.css';
import { isInShop } from '../goods/is-in-shop';
import { isBuyable, saleStateView } from '../goods/sale-state';

/** Its button, its form and their words wait until the goods themselves are there. */
const Negotiate = lazy(async () => {
  const [{ Negotiate: button }] = await Promise.all([
    import('../bargains/negotiate'),
    loadNamespace('bargain'),
    loadNamespace('kit'),
  ]);
  return { default: button };
});

const isNegotiable = ({ is_negotiable, sale_type, sale_state, price }: GoodsDetail): boolean =>
  is_negotiable &&
  price !== null &&
  sale_type === SALE_TYPE.immediate &&
  (sale_state === SALE_STATE.on_sale || sale_state === SALE_STATE.negotiating);

/** An item that is not auctioned: its price and its sale state. */
export function CommoditySale({ goods }: { goods: GoodsDetail }) {
  return (
    <CommodityLayout
      goods={goods}
      pill={<SalePill goods={goods} />}
      actions={<SaleActions goods={goods} />}
      box={
        <div className={classes.saleSide}>
          <PriceBox goods={goods} />
          <CommodityTerms goods={goods} />
        </div>
      }
    />
  );
}

function SalePill({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('goods');
  const state = saleStateView(goods.sale_state);
  return state === null ? null : <StatusPill tone={state.tone}>{t(state.text)}</StatusPill>;
}

function PriceBox({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('auction');
  return (
    <section className={classes.priceBox} aria-label={t('price.list')}>
      <span className={classes.priceLabel}>{t('price.list')}</span>
      {goods.price === null ? (
        <strong className={classes.noPrice}>{t('price.ask')}</strong>
      ) : (
        <MoneyText className={classes.price} value={goods.price} currency={goods.currency} />
      )}
      {goods.is_negotiable && <p>{t('price.negotiable')}</p>}
      {isSaleState(goods.sale_state) && <p>{t(`sale_text.${goods.sale_state}`)}</p>}
      {isInShop(goods) && isBuyable(goods) && <BuyBox goods={goods} />}
      {isInShop(goods) && isNegotiable(goods) && (
        <div className={classes.negotiate}>
          <Suspense>
            <Negotiate goods={goods} />
          </Suspense>
        </div>
      )}
      {isInShop(goods) && goods.sale_state === SALE_STATE.coming_soon && <NotifyButton goods={goods} />}
    </section>
  );
}
