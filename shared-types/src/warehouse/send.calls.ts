import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import {
  AddSendRequest,
  Sendable,
  SendableRequest,
  SendAnswer,
  SendDetail,
  SendStatusAnswer,
  SendStatusRequest,
  UpdateSendRequest,
} from './send.dto.js';

export const wareHouseSendsDetail = call('/ware-house-sends/ware-house-sends-detail', {
  may: 'warehouse:send:list',
  request: IdRequest,
  response: SendDetail,
  summary: 'One delivery with its lines, its pictures, and its tracking',
});

export const wareHouseSendsRest = call('/ware-house-sends/ware-house-sends-rest', {
  may: 'warehouse:send:add',
  request: SendableRequest,
  response: Sendable,
  summary: 'The unsent rest of an approved stock-out, and its recipient',
});

export const addWareHouseSends = call('/ware-house-sends/add-ware-house-sends', {
  may: 'warehouse:send:add',
  request: AddSendRequest,
  response: SendAnswer,
  summary: 'Prepares a delivery of the pieces of an approved stock-out',
});

export const updateWareHouseSends = call('/ware-house-sends/update-ware-house-sends', {
  may: 'warehouse:send:update',
  request: UpdateSendRequest,
  response: SendAnswer,
  summary: 'Changes a delivery that was not sent yet',
});

export const wareHouseSendsStatus = call('/ware-house-sends/ware-house-sends-status', {
  may: 'warehouse:send:status',
  request: SendStatusRequest,
  response: SendStatusAnswer,
  summary: 'Records that a delivery was sent, was delivered, or came back',
});

export const delWareHouseSends = call('/ware-house-sends/del-ware-house-sends', {
  may: 'warehouse:send:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Cancels a delivery that was not sent yet; its goods can be sent with another',
});
