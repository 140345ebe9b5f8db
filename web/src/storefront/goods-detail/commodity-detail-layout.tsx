import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { ReactNode } from 'react';
import { SeenGoods } from '../kept/seen-goods';
import { Viewed } from '../kept/viewed';
import { Questions } from '../questions/questions';
import { GoodsEvaluations } from '../evaluation/goods-evaluations';
import { CommodityFacts } from './commodity-detail-facts';
import { CommodityGallery } from './commodity-detail-gallery';
import { CommodityHead } from './commodity-detail-head';
import { SimilarGoods } from './commodity-detail-similar';
import { isInShop } from '../goods/is-in-shop';
import classes from './commodity-detail.module.css';

export interface CommodityLayoutProps {
  goods: GoodsDetail;
  pill: ReactNode;
  /** Beside the state: the watch button. */
  actions?: ReactNode;
  /** The price box: live for an auction. */
  box: ReactNode;
  /** Under the pictures, before the facts: the history of a lot, its terms. */
  first?: ReactNode;
  /** Fixed at the bottom of a phone. */
  bar?: ReactNode;
}

/** Pictures on the left, what one decides by on the right; on a phone all in reading order. */
export function CommodityLayout({ goods, pill, actions, box, first, bar }: CommodityLayoutProps) {
  return (
    <div className={classes.page}>
      <div className={classes.columns}>
        <div className={classes.pictures}>
          <CommodityGallery images={goods.images} name={goods.goods_name} />
        </div>
        <div className={classes.side}>
          <CommodityHead goods={goods} pill={pill} actions={actions} />
          <div className={classes.sticky}>{box}</div>
        </div>
        <div className={classes.below}>
          {first}
          <CommodityFacts goods={goods} />
          {isInShop(goods) && <Questions goods={goods} />}
          {isInShop(goods) && <GoodsEvaluations goodsId={goods.id} />}
        </div>
      </div>
      {isInShop(goods) && <Viewed goodsId={goods.id} />}
      {isInShop(goods) && <SimilarGoods goods={goods} />}
      {isInShop(goods) && <SeenGoods goodsId={goods.id} />}
      {bar}
    </div>
  );
}
