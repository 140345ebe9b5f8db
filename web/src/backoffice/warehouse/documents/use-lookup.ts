import { product } from '@fovea/shared-types/goods/product.record';
import { BIN_CODE, binCode } from '@fovea/shared-types/warehouse/bin-codes';
import type { BinAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { serialNumberByProductSn } from '@fovea/shared-types/warehouse/stock.calls';
import type { SerialPlace } from '@fovea/shared-types/warehouse/stock.dto';
import { useQueryClient } from '@tanstack/react-query';
import { api, ApiRefusal, NetworkError } from '../../../lib/api-client';
import { useMay } from '../../../lib/permissions';
import { type FoundItem, itemsInStockQuery, itemsQuery } from '../stock/stock.queries';
import { binsQuery } from './bins';

/** Whoever scans does not wait longer to hear whether a piece is known: then it is checked when the paper is sent. */
const CHECK_MAX_MS = 4000;
/** What a label means is asked once, however many of its kind are scanned. */
const ONCE = { retry: false, staleTime: 60_000 } as const;

export type ItemKey = { gtin: string } | { product_id: number } | { goods_code: string };

export const isLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError');

/** Where a piece is known to lie; null where nobody knows it, `lost` where nobody could be asked. */
export async function placeOf(
  product_id: number | null,
  serial_number: string,
): Promise<SerialPlace | null | 'lost'> {
  const request = { serial_number, ...(product_id !== null && { product_id }) };
  try {
    const signal = AbortSignal.timeout(CHECK_MAX_MS);
    return await api(serialNumberByProductSn, request, { quiet: true, signal });
  } catch (error) {
    if (error instanceof ApiRefusal && error.error === 'NOT_FOUND') return null;
    if (isLost(error)) return 'lost';
    throw error;
  }
}

/** Whom a code may mean: bins of the warehouse, and items that may come in or lie there. */
export function useLookup({ direction, warehouseId }: { direction: 'in' | 'out'; warehouseId: number }) {
  const queries = useQueryClient();
  const may = useMay();
  const allOf = (words?: string) => queries.fetchQuery({ ...binsQuery(warehouseId, words), ...ONCE });
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
    /** The one item that it means. */
    itemOf: async (by: ItemKey): Promise<FoundItem | undefined> => {
      if (direction === 'in' && 'product_id' in by) {
        const { product_id: id } = by;
        const item = await api(product.calls.detail, { id }, { quiet: true });
        const { tracking, goods_code: code, gtin } = item;
        const name =
          [item.goods_name_e, item.goods_name_j, item.goods_name_c].find((one) => one !== '') ?? '';
        return { id, name, code, tracking, gtin, free: null };
      }
      const [only, ...others] =
        direction === 'out' || 'product_id' in by
          ? await queries.fetchQuery({ ...itemsInStockQuery({ ware_house_id: warehouseId, ...by }), ...ONCE })
          : await queries.fetchQuery({ ...itemsQuery(by), ...ONCE });
      return others.length === 0 ? only : undefined;
    },
  };
}
