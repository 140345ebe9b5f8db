import { useMergedViews, useViewed } from './view.queries';

/** Tells that goods are looked at; shows nothing. */
export function Viewed({ goodsId }: { goodsId: number }) {
  useViewed(goodsId);
  useMergedViews();
  return null;
}
