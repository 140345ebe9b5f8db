import { call } from '../call.js';
import { BulkEditGoodsRequest } from './bulk-edit.dto.js';
import { GoodsOutcome } from './publishing.dto.js';

export const bulkEditGoods = call('/goods/bulk-edit-goods', {
  may: 'goods:goods:edit',
  request: BulkEditGoodsRequest,
  response: [GoodsOutcome],
  summary: 'Applies one change to many goods, each by itself, with the result of each',
});
