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
  summary: 'What the caller looked at, the newest 200',
});

export const addView = call('/goods-views/add-view', {
  may: 'public',
  request: ViewRequest,
  response: null,
  summary: 'Says that goods are looked at: counted once an hour per visitor, remembered for a member',
});

export const mergeViews = call('/goods-views/merge-views', {
  may: 'member',
  request: MergeViewsRequest,
  response: MergeViewsResponse,
  summary: "Adds to the caller's history what he looked at before he signed in",
});

export const delView = call('/goods-views/del-view', {
  may: 'member',
  request: ViewRequest,
  response: null,
  summary: "Takes one line out of the caller's history; a repeat changes nothing",
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
  summary: 'Asks to be told once when goods waiting for procurement arrive; a repeat changes nothing',
});

export const delNotify = call('/goods/del-notify', {
  may: 'member',
  request: IdRequest,
  response: null,
  summary: 'Asks no longer to be told when goods arrive; a repeat changes nothing',
});

export const similarGoods = call('/goods/similar-goods', {
  may: 'public',
  request: IdRequest,
  response: [GoodsCard],
  summary: 'Up to eight goods on sale like these: same category, near in price, same maker',
});

export const goodsByIds = call('/goods/goods-by-ids', {
  may: 'public',
  request: GoodsByIdsRequest,
  response: [GoodsCard],
  summary: 'Cards of the named goods that the shop shows, in the order they were named',
});
