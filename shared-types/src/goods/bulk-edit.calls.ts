import { call } from '../call.js';
import type { BulkEditGoodsRequest } from './bulk-edit.dto.js';
import type { GoodsOutcome } from './publishing.dto.js';

export const bulkEditGoods = call<BulkEditGoodsRequest, GoodsOutcome[]>('/goods/bulk-edit-goods');
