import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import {
  AddArrivedRequest,
  ArrivalDetail,
  ArrivedAnswer,
  ArrivedStatusAnswer,
  ArrivedStatusRequest,
  RecountArrivedRequest,
  UpdateArrivedRequest,
} from './arrival.dto.js';

export const arrivedsDetail = call('/arriveds/arriveds-detail', {
  may: 'warehouse:arrival:list',
  request: IdRequest,
  response: ArrivalDetail,
  summary: 'One arrival with its lines and pictures, and the differences to what was announced',
});

export const addArriveds = call('/arriveds/add-arriveds', {
  may: 'warehouse:arrival:add',
  request: AddArrivedRequest,
  response: ArrivedAnswer,
  summary: 'Registers announced goods',
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
  summary: 'Records the arrival of goods with the counted quantities, or withdraws it',
});

export const recountArriveds = call('/arriveds/recount-arriveds', {
  may: 'warehouse:arrival:status',
  request: RecountArrivedRequest,
  response: ArrivedStatusAnswer,
  summary: 'Records what came of an arrival in all, after the rest came; no less than its stock-ins take',
});

export const delArriveds = call('/arriveds/del-arriveds', {
  may: 'warehouse:arrival:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Cancels an arrival from which nothing was stocked in',
});
