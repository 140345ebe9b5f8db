import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import {
  AddArrivedRequest,
  ArrivalDetail,
  ArrivedAnswer,
  ArrivedStatusAnswer,
  ArrivedStatusRequest,
  UpdateArrivedRequest,
} from './arrival.dto.js';

export const arrivedsDetail = call('/arriveds/arriveds-detail', {
  may: 'warehouse:arrival:list',
  request: IdRequest,
  response: ArrivalDetail,
  summary: 'One arrival with its lines, its pictures, and what came more or less than was announced',
});

export const addArriveds = call('/arriveds/add-arriveds', {
  may: 'warehouse:arrival:add',
  request: AddArrivedRequest,
  response: ArrivedAnswer,
  summary: 'Registers goods that are announced',
});

export const updateArriveds = call('/arriveds/update-arriveds', {
  may: 'warehouse:arrival:update',
  request: UpdateArrivedRequest,
  response: ArrivedAnswer,
  summary: 'Changes an arrival that is not in stock yet; its lines only while it is expected',
});

export const arrivedsStatus = call('/arriveds/arriveds-status', {
  may: 'warehouse:arrival:status',
  request: ArrivedStatusRequest,
  response: ArrivedStatusAnswer,
  summary: 'Records that goods have come with the numbers that were counted, or takes it back',
});

export const delArriveds = call('/arriveds/del-arriveds', {
  may: 'warehouse:arrival:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Cancels an arrival of which nothing was put in stock',
});
