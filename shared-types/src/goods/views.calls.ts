import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { MyCollectRequest, MyCollectResponse } from './collect.dto.js';
import { GoodsCard } from './goods.dto.js';
import { GoodsByIdsRequest, MergeViewsRequest, MergeViewsResponse, ViewRequest } from './views.dto.js';

/** Narrowed and sorted as favourites are; `newest` is what was looked at last. */
export const myViews = call('/goods-views/my-views', {
  may: 'member',
  request: MyCollectRequest,
  response: MyCollectResponse,
  summary: 'The goods the caller viewed, the newest 200',
});

export const addView = call('/goods-views/add-view', {
  may: 'public',
  request: ViewRequest,
  response: null,
  summary: 'Records a view of goods: counted once an hour per visitor, remembered for a member',
});

export const mergeViews = call('/goods-views/merge-views', {
  may: 'member',
  request: MergeViewsRequest,
  response: MergeViewsResponse,
  summary: 'Adds the goods viewed before signing in to the caller’s history',
});

export const delView = call('/goods-views/del-view', {
  may: 'member',
  request: ViewRequest,
  response: null,
  summary: 'Removes one line from the caller’s history; a repeat changes nothing',
});

export const clearViews = call('/goods-views/clear-views', {
  may: 'member',
  response: null,
  summary: "Empties the caller's history",
});

export const addNotify = call('/goods/add-notify', {
  may: 'member',
  request: IdRequest,
  response: null,
  summary:
    'Subscribes to one notification when goods waiting for procurement arrive; a repeat changes nothing',
});

export const delNotify = call('/goods/del-notify', {
  may: 'member',
  request: IdRequest,
  response: null,
  summary: 'Cancels the arrival notification for goods; a repeat changes nothing',
});

export const similarGoods = call('/goods/similar-goods', {
  may: 'public',
  request: IdRequest,
  response: [GoodsCard],
  summary: 'Up to eight goods on sale like these: same category, similar price, same maker',
});

export const goodsByIds = call('/goods/goods-by-ids', {
  may: 'public',
  request: GoodsByIdsRequest,
  response: [GoodsCard],
  summary: 'Cards of the named goods that the shop shows, in the order they were named',
});
