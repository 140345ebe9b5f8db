import type { AiGoodsCard, AiSearchResponse } from '@fovea/shared-types/goods/ai-search.dto';
import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../kit/pager/pager';
import type { ListPage } from '../../lib/list-page';
import { auctionOf, fromGoods } from '../goods/card-item';
import gridClasses from '../goods-cards/goods-grid.module.css';
import { liveAuctionsQuery } from '../goods/goods.queries';
import { ProductCard } from '../goods-cards/product-card';
import listClasses from '../goods-list/goods-list.module.css';
import classes from './ai-search.module.css';

const EAGER = 4;

export interface AiResultsProps {
  answer: AiSearchResponse;
  isOld: boolean;
  list: ListPage;
}

/** What fits everything, then what fits most, each with its reason. */
export function AiResults({ answer, isOld, list }: AiResultsProps) {
  const { t } = useTranslation('ai-search');
  const whole = answer.data.filter((card) => card.fits_all);
  const rest = answer.data.filter((card) => !card.fits_all);
  return (
    <>
      <div className={listClasses.results} aria-busy={isOld}>
        {whole.length > 0 && <AiSection title={t('fits_all')} cards={whole} eager={EAGER} />}
        {rest.length > 0 && (
          <AiSection
            title={t(answer.filters.length > 0 ? 'fits_most' : 'others')}
            cards={rest}
            eager={whole.length > 0 ? 0 : EAGER}
          />
        )}
      </div>
      <Pager list={list} total={answer.total} />
    </>
  );
}

function AiSection({ title, cards, eager }: { title: string; cards: readonly AiGoodsCard[]; eager: number }) {
  const auctioned = cards.filter(
    (card) => card.sale_type === SALE_TYPE.auction || card.sale_state === SALE_STATE.in_auction,
  );
  const live = useQuery({
    ...liveAuctionsQuery({ goods_ids: auctioned.map(({ id }) => id), limit: 160 }),
    enabled: auctioned.length > 0,
  });
  const auctions = live.data?.data ?? [];
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={gridClasses.grid}>
        {cards.map((card, at) => (
          <li key={card.id} className={classes.hit}>
            <ProductCard item={fromGoods(card, auctionOf(card.id, auctions))} isEager={at < eager} />
            <p className={classes.reason}>{card.reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
