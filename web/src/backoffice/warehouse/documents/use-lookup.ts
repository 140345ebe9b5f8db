import { product } from '@fovea/shared-types/goods/product.record';
import { BIN_CODE, binCode } from '@fovea/shared-types/warehouse/bin-codes';
import type { BinAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { useMay } from '../../../lib/permissions';
import { isLost } from '../stock/place-of';
import { type FoundItem, itemsInStockQuery, itemsQuery } from '../stock/stock.queries';
import { binsQuery } from './bins';

/** The meaning of a label is requested once, however many of its kind are scanned. */
const ONCE = { retry: false, staleTime: 60_000 } as const;

export type ItemKey = { gtin: string } | { product_id: number } | { goods_code: string };

/** What a code may mean: bins of the warehouse, and items that may be received or be there. */
export function useLookup({ direction, warehouseId }: { direction: 'in' | 'out'; warehouseId: number }) {
  const queries = useQueryClient();
  const may = useMay();
  const allOf = (binText?: string) => queries.fetchQuery({ ...binsQuery(warehouseId, binText), ...ONCE });
  return {
    /** The bin of this code; without a network none. */
    binOf: async (text: string): Promise<BinAddress | null> => {
      const code = binCode(text);
      if (warehouseId === 0 || !BIN_CODE.test(code) || !may('warehouse:bin:list')) return null;
      try {
        const { bins, total } = await allOf();
        const { bins: searched } = total > bins.length ? await allOf(code) : { bins };
        const found = searched.find((one) => one.code === code);
        return found === undefined ? null : { ...found, warehouseId };
      } catch (error) {
        if (isLost(error)) return null;
        throw error;
      }
    },
    /** The items that it may mean: owners have numbers of their own. */
    itemsOf: async (by: ItemKey): Promise<FoundItem[]> => {
      if (direction === 'in' && 'product_id' in by) {
        const { product_id: id } = by;
        const item = await api(product.calls.detail, { id }, { quiet: true });
        const { tracking, goods_code: code, gtin } = item;
        const name =
          [item.goods_name_e, item.goods_name_j, item.goods_name_c].find((one) => one !== '') ?? '';
        return [{ id, name, code, tracking, gtin, free: null }];
      }
      return direction === 'out' || 'product_id' in by
        ? queries.fetchQuery({ ...itemsInStockQuery({ ware_house_id: warehouseId, ...by }), ...ONCE })
        : queries.fetchQuery({ ...itemsQuery(by), ...ONCE });
    },
  };
}
