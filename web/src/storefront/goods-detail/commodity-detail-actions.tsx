import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { ReactNode } from 'react';
import { CompareWide } from '../compare/compare-wide';
import { HeartWide } from '../favourites/heart-wide';
import { isInShop } from '../goods/is-in-shop';
import { ViewingButton } from '../reservations/viewing-button';
import { ShareButton } from './share-button';
import classes from '../goods/wide-action.module.css';

/** What one can do with goods that have a price. */
export function SaleActions({ goods }: { goods: GoodsDetail }) {
  return (
    isInShop(goods) && (
      <div className={classes.row}>
        <HeartWide goods={goods} />
        <CompareWide goods={goods} />
        {goods.merchant !== null && <ViewingButton goods={goods} />}
        <ShareButton goods={goods} />
      </div>
    )
  );
}

/** What a bidder needs beside the bid: to be notified of the lot's turns, and to notify others of it. */
export function LotActions({ goods, watch }: { goods: GoodsDetail; watch: ReactNode }) {
  return (
    <div className={classes.row}>
      {watch}
      {isInShop(goods) && goods.merchant !== null && <ViewingButton goods={goods} />}
      {isInShop(goods) && <ShareButton goods={goods} />}
    </div>
  );
}
