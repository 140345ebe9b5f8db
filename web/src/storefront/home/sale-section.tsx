import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../kit/error-state/error-state';
import { SkeletonGrid } from '../../kit/skeleton-grid/skeleton-grid';
import { to } from '../../lib/paths';
import { fromGoods } from '../goods/card-item';
import gridClasses from '../goods-cards/goods-grid.module.css';
import { GoodsGrid } from '../goods-cards/goods-grid';
import { homeQuery } from './home.queries';
import { SectionTitle } from '../../kit/section-title/section-title';

const SHOWN = 4;

export interface SaleSectionProps {
  /** 3 immediate purchase, 4 waiting for procurement. */
  saleType: 3 | 4;
  title: string;
  text: string;
}

/** The newest of one kind of sale; a section without goods is not shown. */
export function SaleSection({ saleType, title, text }: SaleSectionProps) {
  const { data: home, error, isError, refetch } = useQuery(homeQuery());
  const goods = saleType === 3 ? home?.immediate_goods : home?.procurement_goods;
  if (goods?.length === 0) return null;
  const id = `home-sale-${saleType}`;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title={title} text={text} more={to.search({ type: saleType })} />
      {goods !== undefined ? (
        <GoodsGrid items={goods.slice(0, SHOWN).map((card) => fromGoods(card, null))} isLine />
      ) : isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGrid count={SHOWN} className={`${gridClasses.grid} ${gridClasses.line}`} />
      )}
    </section>
  );
}
