import { useMergedViews, useViewed } from './view.queries';

/** Records a view of goods; shows nothing. */
export function Viewed({ goodsId }: { goodsId: number }) {
  useViewed(goodsId);
  useMergedViews();
  return null;
}
