import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { CompareWide } from '../compare/compare-wide';
import { HeartWide } from '../favourites/heart-wide';
import { ShareButton } from './share-button';
import classes from '../goods/wide-action.module.css';

/** What one can do with goods of any kind, whatever their sale. */
export function CommodityActions({ goods }: { goods: GoodsDetail }) {
  return (
    <div className={classes.row}>
      <HeartWide goods={goods} />
      <CompareWide goods={goods} />
      <ShareButton goods={goods} />
    </div>
  );
}
