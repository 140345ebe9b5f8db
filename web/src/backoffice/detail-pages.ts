import type { Translations } from '@fovea/shared-types/record/translations';
import { paths } from '../lib/paths';

/** A page of one row of a list. It has no permission of its own: it needs that of the list. */
export interface DetailPageOf {
  path: string;
  list: string;
  title: Translations;
}

export const detailPages: readonly DetailPageOf[] = [
  {
    path: paths.stockView,
    list: paths.warehouseGoods,
    title: ['库存详情', 'Stock details', '在庫詳細'],
  },
  { path: paths.recordView, list: paths.stockRecords, title: ['记录详情', 'Record', '記録詳細'] },
];
