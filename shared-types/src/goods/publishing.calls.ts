import { call } from '../call.js';
import type { IdActionRequest, IdRequest } from '../common.dto.js';
import type {
  AddDraftProductRequest,
  CopyGoodsRequest,
  DraftProductAnswer,
  DraftProductDetail,
  DraftProductListRequest,
  DraftProductListResponse,
  PublishDraftResponse,
  UpdateDraftProductRequest,
} from './draft.dto.js';
import type {
  AddGoodsRequest,
  AddGoodsResponse,
  AdminGoodsDetail,
  AdminGoodsListRequest,
  AdminGoodsListResponse,
  AuditGoodsRequest,
  GoodsAuditAnswer,
  GoodsOutcome,
  GoodsStatusRequest,
  UpdateGoodsRequest,
} from './publishing.dto.js';

export const adminGoodsList = call<AdminGoodsListRequest, AdminGoodsListResponse>('/goods/admin-goods-list');
export const adminGoodsDetail = call<IdRequest, AdminGoodsDetail>('/goods/admin-goods-detail');
export const addGoods = call<AddGoodsRequest, AddGoodsResponse>('/goods/add-goods');
export const updateGoods = call<UpdateGoodsRequest, GoodsAuditAnswer>('/goods/update-goods');
export const delGoods = call<IdActionRequest, null>('/goods/del-goods');
export const submitGoods = call<IdActionRequest, GoodsAuditAnswer>('/goods/submit-goods');
export const cancelSubmitGoods = call<IdActionRequest, GoodsAuditAnswer>('/goods/cancel-submit-goods');
export const auditGoods = call<AuditGoodsRequest, GoodsOutcome[]>('/goods/audit-goods');
export const goodsStatus = call<GoodsStatusRequest, GoodsOutcome[]>('/goods/goods-status');

export const draftProductsList = call<DraftProductListRequest, DraftProductListResponse>(
  '/draft-products/draft-products-list',
);
export const draftProductsDetail = call<IdRequest, DraftProductDetail>(
  '/draft-products/draft-products-detail',
);
export const addDraftProducts = call<AddDraftProductRequest, DraftProductAnswer>(
  '/draft-products/add-draft-products',
);
export const updateDraftProducts = call<UpdateDraftProductRequest, DraftProductAnswer>(
  '/draft-products/update-draft-products',
);
export const delDraftProducts = call<IdActionRequest, null>('/draft-products/del-draft-products');
export const publishDraftProducts = call<IdActionRequest, PublishDraftResponse>(
  '/draft-products/publish-draft-products',
);
export const copyGoodsToDraft = call<CopyGoodsRequest, DraftProductAnswer>('/draft-products/copy-goods');
