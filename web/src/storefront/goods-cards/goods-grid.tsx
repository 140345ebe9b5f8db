import type { CardItem } from '../goods/card-item';
import classes from './goods-grid.module.css';
import { ProductCard } from './product-card';

export interface GoodsGridProps {
  items: readonly CardItem[];
  /** How many pictures are fetched at once. */
  eager?: number;
  /** One scrolling line on a phone, for the sections of the home page. */
  isLine?: boolean;
  heading?: 'h2' | 'h3';
}

export function GoodsGrid({ items, eager = 0, isLine = false, heading }: GoodsGridProps) {
  return (
    <ul className={isLine ? `${classes.grid} ${classes.line}` : classes.grid}>
      {items.map((item, index) => (
        <li key={`${item.goodsId}-${item.live?.id ?? 0}`}>
          <ProductCard item={item} isEager={index < eager} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
