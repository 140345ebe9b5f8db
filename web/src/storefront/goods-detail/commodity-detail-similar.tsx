import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '../../lib/paths';
import { SectionTitle } from '../../kit/section-title/section-title';
import { auctionOf, fromGoods } from '../goods/card-item';
import { similarGoodsQuery } from '../goods/commodity-detail.queries';
import { GoodsGrid } from '../goods-cards/goods-grid';
import { liveAuctionsQuery } from '../goods/goods.queries';

const SHOWN = 4;
const TITLE_ID = 'similar-goods';

/** Others like these. A failure here takes nothing from the page: the part is left out. */
export function SimilarGoods({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('auction');
  const { data } = useQuery(similarGoodsQuery(goods.id));
  const similar = (data ?? []).slice(0, SHOWN);
  const live = useQuery({
    ...liveAuctionsQuery({ goods_ids: similar.map((card) => card.id), limit: 40 }),
    enabled: similar.length > 0,
  });
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID}>
      <SectionTitle id={TITLE_ID} title={t('detail.similar')} more={to.classify(String(goods.category_id))} />
      <GoodsGrid
        isLine
        items={similar.map((card) => fromGoods(card, auctionOf(card.id, live.data?.data ?? [])))}
      />
    </section>
  );
}
