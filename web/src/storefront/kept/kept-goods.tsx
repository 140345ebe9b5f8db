import type { CollectedGoods } from '@fovea/shared-types/goods/collect.dto';
import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { auctionOf, fromGoods } from '../goods/card-item';
import { liveAuctionsQuery } from '../goods/goods.queries';
import { ProductCard } from '../goods-cards/product-card';
import classes from './kept.module.css';

export interface KeptGoodsProps {
  goods: readonly CollectedGoods[];
  /** An answer to other filters is on its way. */
  isBusy?: boolean;
  /** Buttons of one card beside its heart. */
  actions?: (goods: CollectedGoods) => ReactNode;
}

/** Cards with the live figures of those that are auctioned; what left the shelf is shown, and leads nowhere. */
export function KeptGoods({ goods, isBusy = false, actions }: KeptGoodsProps) {
  const auctioned = goods.filter(
    (item) => item.sale_type === SALE_TYPE.auction || item.sale_state === SALE_STATE.in_auction,
  );
  const live = useQuery({
    ...liveAuctionsQuery({ goods_ids: auctioned.map(({ id }) => id), limit: 160 }),
    enabled: auctioned.length > 0,
  });
  const auctions = live.data?.data ?? [];
  return (
    <ul className={classes.grid} aria-busy={isBusy}>
      {goods.map((item) => (
        <li key={item.id}>
          <ProductCard
            item={{ ...fromGoods(item, auctionOf(item.id, auctions)), isGone: !item.is_available }}
            heading="h2"
            actions={actions?.(item)}
          />
        </li>
      ))}
    </ul>
  );
}
