import type { GoodsDetailRequest } from '@fovea/shared-types/goods/goods.dto';

const GOODS_SN = /^[\w-]{1,40}$/;

/** One of the two from the address: `id`, or the goods number of a shared link. Null when it names neither. */
export function commodityRequest(search: URLSearchParams): GoodsDetailRequest | null {
  const id = Number(search.get('id'));
  if (Number.isSafeInteger(id) && id > 0) return { id };
  const goodsSn = search.get('goods_sn') ?? '';
  return GOODS_SN.test(goodsSn) ? { goods_sn: goodsSn } : null;
}
