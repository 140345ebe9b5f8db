import { call } from '../call.js';
import type { CollectRequest, CollectResponse, MyCollectRequest, MyCollectResponse } from './collect.dto.js';

export const myCollect = call<MyCollectRequest, MyCollectResponse>('/goods-collect/my-collect');
export const addCollect = call<CollectRequest, CollectResponse>('/goods-collect/add-collect');
export const delCollect = call<CollectRequest, null>('/goods-collect/del-collect');
