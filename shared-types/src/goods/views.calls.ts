import { call, type NoRequest } from '../call.js';
import type { IdRequest } from '../common.dto.js';
import type { MyCollectRequest, MyCollectResponse } from './collect.dto.js';
import type { GoodsCard } from './goods.dto.js';
import type { GoodsByIdsRequest, MergeViewsRequest, MergeViewsResponse, ViewRequest } from './views.dto.js';

/** Narrowed and sorted as favourites are; `newest` is what was looked at last. */
export const myViews = call<MyCollectRequest, MyCollectResponse>('/goods-views/my-views');
export const addView = call<ViewRequest, null>('/goods-views/add-view');
export const mergeViews = call<MergeViewsRequest, MergeViewsResponse>('/goods-views/merge-views');
export const delView = call<ViewRequest, null>('/goods-views/del-view');
export const clearViews = call<NoRequest, null>('/goods-views/clear-views');

export const addNotify = call<IdRequest, null>('/goods/add-notify');
export const delNotify = call<IdRequest, null>('/goods/del-notify');

export const similarGoods = call<IdRequest, GoodsCard[]>('/goods/similar-goods');
export const goodsByIds = call<GoodsByIdsRequest, GoodsCard[]>('/goods/goods-by-ids');
