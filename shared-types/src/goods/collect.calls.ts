import { call } from '../call.js';
import { CollectRequest, CollectResponse, MyCollectRequest, MyCollectResponse } from './collect.dto.js';

export const myCollect = call('/goods-collect/my-collect', {
  may: 'member',
  request: MyCollectRequest,
  response: MyCollectResponse,
  summary: 'The caller’s favourites, including goods that are off the shelf',
});

export const addCollect = call('/goods-collect/add-collect', {
  may: 'member',
  request: CollectRequest,
  response: CollectResponse,
  summary: 'Adds goods to the favourites; a repeat changes nothing',
});

export const delCollect = call('/goods-collect/del-collect', {
  may: 'member',
  request: CollectRequest,
  response: null,
  summary: 'Removes goods from the favourites; a repeat changes nothing',
});
