import type { ArrivalLine } from '@fovea/shared-types/warehouse/arrival.dto';
import { newLine, type LineDraft } from '../documents/stock-lines';

/** How many of each item are left to put in stock. */
export function leftByItem(lines: readonly ArrivalLine[]): ReadonlyMap<number, number> {
  const left = new Map<number, number>();
  for (const { product_id, to_stock_number } of lines)
    left.set(product_id, (left.get(product_id) ?? 0) + to_stock_number);
  return left;
}

/** One line of the document per product of which some is left, with the numbers of pieces that were announced. */
export function linesToStock(lines: readonly ArrivalLine[]): LineDraft[] {
  const drafts = new Map<number, { draft: LineDraft; count: number; serials: string[] }>();
  for (const line of lines) {
    if (line.to_stock_number === 0) continue;
    const { product_id: id, goods_name: name, goods_code: code, tracking } = line;
    const found = drafts.get(id) ?? {
      draft: newLine({ id, name, code, tracking, gtin: null, free: null }),
      count: 0,
      serials: [],
    };
    found.count += line.to_stock_number;
    if (line.serial_number !== null) found.serials.push(line.serial_number);
    drafts.set(id, found);
  }
  return [...drafts.values()].map(({ draft, count, serials }) => ({
    ...draft,
    quantity: String(count),
    serials: serials.join('\n'),
  }));
}
