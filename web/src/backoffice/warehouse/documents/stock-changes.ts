import type { StockDocumentLine } from '@fovea/shared-types/warehouse/stock-document.dto';

type Line = Pick<
  StockDocumentLine,
  'product_id' | 'goods_name' | 'goods_code' | 'good_number' | 'ware_house_product_good_number'
>;

export interface StockChange {
  name: string;
  change: number;
  /** What the warehouse has of the product now. */
  before: number;
}

/** What a document changes in its warehouse, the lines of one product together. */
export function stockChanges(lines: readonly Line[], isIn: boolean): StockChange[] {
  const changes = new Map<number, StockChange>();
  for (const line of lines) {
    const before = line.ware_house_product_good_number;
    const name = [line.goods_name, line.goods_code].filter(Boolean).join(' · ');
    const known = changes.get(line.product_id) ?? { name, change: 0, before };
    const moved = isIn ? line.good_number : -line.good_number;
    changes.set(line.product_id, { ...known, change: known.change + moved });
  }
  return [...changes.values()];
}
