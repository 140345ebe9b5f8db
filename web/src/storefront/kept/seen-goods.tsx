import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auctionOf, fromGoods } from '../goods/card-item';
import { GoodsGrid } from '../goods-cards/goods-grid';
import { liveAuctionsQuery } from '../goods/goods.queries';
import { SectionTitle } from '../../kit/section-title/section-title';
import { seenHere } from './seen-here';
import { seenGoodsQuery } from './view.queries';

const SHOWN = 4;
const TITLE_ID = 'seen-goods';

/**
 * What a visitor looked at before these goods, as this browser remembers it; members have it in their personal centre.
 * Nothing remembered, or no answer: no section.
 */
export function SeenGoods({ goodsId }: { goodsId: number }) {
  const { t } = useTranslation('auction');
  const [ids] = useState(() =>
    seenHere()
      .map((seen) => seen.goods_id)
      .filter((id) => id !== goodsId)
      .slice(0, SHOWN),
  );
  const { data: seen = [] } = useQuery(seenGoodsQuery(ids));
  const auctioned = seen.filter(({ price }) => price === null).map(({ id }) => id);
  const live = useQuery({
    ...liveAuctionsQuery({ goods_ids: auctioned, limit: 40 }),
    enabled: auctioned.length > 0,
  });
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID}>
      <SectionTitle id={TITLE_ID} title={t('detail.seen')} />
      <GoodsGrid
        isLine
        items={seen.map((card) => fromGoods(card, auctionOf(card.id, live.data?.data ?? [])))}
      />
    </section>
  );
}
