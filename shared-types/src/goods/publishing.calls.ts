import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import {
  AddDraftProductRequest,
  CopyGoodsRequest,
  DraftProductAnswer,
  DraftProductDetail,
  DraftProductListRequest,
  DraftProductListResponse,
  PublishDraftResponse,
  UpdateDraftProductRequest,
} from './draft.dto.js';
import {
  AddGoodsRequest,
  AddGoodsResponse,
  AdminGoodsDetail,
  AdminGoodsListRequest,
  AdminGoodsListResponse,
  AuditGoodsRequest,
  GoodsAuditAnswer,
  GoodsDecision,
  GoodsOutcome,
  GoodsStatusRequest,
  UpdateGoodsRequest,
} from './publishing.dto.js';

export const adminGoodsList = call('/goods/admin-goods-list', {
  may: 'goods:goods:list',
  request: AdminGoodsListRequest,
  response: AdminGoodsListResponse,
  summary: 'Goods in every state but deleted, for staff',
});

export const adminGoodsDetail = call('/goods/admin-goods-detail', {
  may: 'goods:goods:list',
  request: IdRequest,
  response: AdminGoodsDetail,
  summary:
    'The whole form of goods, what waits for its review beside what the shop shows, and what was decided',
});

export const addGoods = call('/goods/add-goods', {
  may: 'goods:goods:add',
  request: AddGoodsRequest,
  response: AddGoodsResponse,
  summary: 'Publishes goods: creates them from the form and submits them for review',
});

export const updateGoods = call('/goods/update-goods', {
  may: 'goods:goods:edit',
  request: UpdateGoodsRequest,
  response: GoodsAuditAnswer,
  summary: 'Changes goods; text and pictures of listed goods after a review, price and quantity at once',
});

export const delGoods = call('/goods/del-goods', {
  may: 'goods:goods:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Deletes goods that are off the shelf and not reserved',
});

export const submitGoods = call('/goods/submit-goods', {
  may: 'goods:goods:edit',
  request: IdActionRequest,
  response: GoodsAuditAnswer,
  summary: 'Submits goods for review',
});

export const cancelSubmitGoods = call('/goods/cancel-submit-goods', {
  may: 'goods:goods:edit',
  request: IdActionRequest,
  response: GoodsAuditAnswer,
  summary: 'Withdraws goods from a review that is not decided yet',
});

export const auditGoods = call('/goods/audit-goods', {
  may: 'goods:goods:approve',
  request: AuditGoodsRequest,
  response: [GoodsDecision],
  summary: 'Approves or rejects pending goods, each by itself',
});

export const goodsStatus = call('/goods/goods-status', {
  may: 'goods:goods:shelf',
  request: GoodsStatusRequest,
  response: [GoodsOutcome],
  summary: 'Puts reviewed goods on the shelf or takes them off, each by itself',
});

export const draftProductsList = call('/draft-products/draft-products-list', {
  may: 'goods:draft:list',
  request: DraftProductListRequest,
  response: DraftProductListResponse,
  summary: 'Unfinished publish forms, the last one saved first',
});

export const draftProductsDetail = call('/draft-products/draft-products-detail', {
  may: 'goods:draft:list',
  request: IdRequest,
  response: DraftProductDetail,
  summary: 'One unfinished publish form with its files and its version',
});

export const addDraftProducts = call('/draft-products/add-draft-products', {
  may: 'goods:draft:edit',
  request: AddDraftProductRequest,
  response: DraftProductAnswer,
  summary: 'Saves a publish form with at least one field filled in',
});

export const updateDraftProducts = call('/draft-products/update-draft-products', {
  may: 'goods:draft:edit',
  request: UpdateDraftProductRequest,
  response: DraftProductAnswer,
  summary: 'Saves the whole form as it is in the editor',
});

export const delDraftProducts = call('/draft-products/del-draft-products', {
  may: 'goods:draft:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Deletes an unfinished publish form',
});

export const publishDraftProducts = call('/draft-products/publish-draft-products', {
  may: 'goods:goods:add',
  request: IdActionRequest,
  response: PublishDraftResponse,
  summary: 'Creates goods from a draft and submits them for review',
});

export const copyGoodsToDraft = call('/draft-products/copy-goods', {
  may: 'goods:draft:edit',
  request: CopyGoodsRequest,
  response: DraftProductAnswer,
  summary: 'Copies goods into a draft, except serial number and schedule',
});
