import { KEPT_SORTS, type KeptSort } from '@fovea/shared-types/goods/kept-sorts';
import type { MyCollectRequest } from '@fovea/shared-types/goods/collect.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { type ListQuery, numberFilter, useListQuery } from '../../lib/list-page';

export type KeptList = ListQuery<'goods_name' | 'type' | 'available'>;

export const useKeptList = (): KeptList => useListQuery(['goods_name', 'type', 'available']);

/** The order in the address; an unknown one is the default. */
export const keptSort = ({ sort }: KeptList): KeptSort =>
  KEPT_SORTS.find((known) => known === sort?.prop) ?? 'newest';

/** The request of the address; unknown values count as absent. */
export function keptRequest(list: KeptList): MyCollectRequest {
  const { page, limit, filters } = list;
  const type = numberFilter(filters.type);
  const available = numberFilter(filters.available);
  return {
    page,
    limit,
    goods_name: filters.goods_name?.slice(0, 100),
    sale_type: Object.values(SALE_TYPE).find((known) => known === type),
    is_available: [0, 1].find((known) => known === available),
    sort: keptSort(list),
  };
}
