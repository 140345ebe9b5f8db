import type { GoodsCard } from '@fovea/shared-types/goods/goods.dto';
import { toWire } from '@fovea/shared-types/money';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { GoodsCardRow } from './goods-card.js';

export const toGoodsCard = (row: GoodsCardRow): GoodsCard => ({
  id: row.id,
  goods_sn: row.goods_sn,
  goods_name: row.name,
  image: fileUrl(row.thumbnail_key),
  price: row.price === null ? null : toWire(row.price, row.currency),
  currency: row.currency,
  sale_type: row.sale_type,
  sale_state: row.sale_state,
  status: row.status,
  maker: row.brand_name,
  model: row.model,
  year: row.year,
  condition: row.condition,
  company_name: row.company_name,
  is_collect: row.is_collect,
});
