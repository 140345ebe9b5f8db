import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { lazy, type ReactNode } from 'react';
import { Later } from '../../kit/later/later';
import { SeenGoods } from '../kept/seen-goods';
import { Viewed } from '../kept/viewed';
import { CommodityFacts } from './commodity-detail-facts';
import { CommodityGallery } from './commodity-detail-gallery';
import { CommodityHead } from './commodity-detail-head';
import { SimilarGoods } from './commodity-detail-similar';
import { isInShop } from '../goods/is-in-shop';
import classes from './commodity-detail.module.css';

const CommodityTalk = lazy(() =>
  import('./commodity-detail-talk').then((module) => ({ default: module.CommodityTalk })),
);

export interface CommodityLayoutProps {
  goods: GoodsDetail;
  pill: ReactNode;
  /** Beside the state: what one can do with the goods. */
  actions?: ReactNode;
  /** The price box: live for an auction. */
  box: ReactNode;
  /** Under the pictures, before the facts: the history of a lot, its terms. */
  first?: ReactNode;
  /** Fixed at the bottom of a phone. */
  bar?: ReactNode;
}

/** The name above all, pictures on the left, what one decides by on the right; on a phone all in reading order. */
export function CommodityLayout({ goods, pill, actions, box, first, bar }: CommodityLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.columns}>
        <div className={classes.pictures}>
          <CommodityGallery images={goods.images} name={goods.goods_name} />
        </div>
        <CommodityHead goods={goods} pill={pill} actions={actions} />
        <div className={classes.side}>
          <div className={classes.sticky}>{box}</div>
        </div>
        <div className={classes.below}>
          {first}
          <CommodityFacts goods={goods} />
          {isInShop(goods) && (
            <Later>
              <CommodityTalk goods={goods} />
            </Later>
          )}
        </div>
      </div>
      {isInShop(goods) && (
        <Later>
          <Viewed goodsId={goods.id} />
          <SimilarGoods goods={goods} />
          <SeenGoods goodsId={goods.id} />
        </Later>
      )}
      {bar}
    </div>
  );
}
