import { call } from '../call.js';
import {
  AddCountRequest,
  CancelCountRequest,
  ConfirmCountRequest,
  ConfirmedCount,
  CountAnswer,
  CountDetail,
  CountDetailRequest,
  CountParams,
  CountParamsRequest,
  CountStatusAnswer,
  RecountAnswer,
  RecountRequest,
  UpdateCountAnswer,
  UpdateCountRequest,
} from './stock-count.dto.js';

export const warehouseChecksDetail = call('/warehouse-checks/warehouse-checks-detail', {
  may: 'warehouse:count:list',
  request: CountDetailRequest,
  response: CountDetail,
  summary: 'One count with a page of its lines; the recorded quantity is shown once a line is counted',
});

export const warehouseChecksParams = call('/warehouse-checks/warehouse-checks-params', {
  may: 'warehouse:count:add',
  request: CountParamsRequest,
  response: CountParams,
  summary: 'Options of a count: warehouses, and the zones, bins and products of one',
});

export const addWarehouseChecks = call('/warehouse-checks/add-warehouse-checks', {
  may: 'warehouse:count:add',
  request: AddCountRequest,
  response: CountAnswer,
  summary: 'Starts a count of a warehouse, a zone, bins or products',
});

export const updateWarehouseChecks = call('/warehouse-checks/update-warehouse-checks', {
  may: 'warehouse:count:update',
  request: UpdateCountRequest,
  response: UpdateCountAnswer,
  summary: 'Records counted pieces and quantities, closes lines that are fully counted, begins own ones anew',
});

export const recountWarehouseChecks = call('/warehouse-checks/recount-warehouse-checks', {
  may: 'warehouse:count:confirm',
  request: RecountRequest,
  response: RecountAnswer,
  summary: 'Requests a recount of lines that differ, by somebody else where possible',
});

export const confirmWarehouseChecks = call('/warehouse-checks/confirm-warehouse-checks', {
  may: 'warehouse:count:confirm',
  request: ConfirmCountRequest,
  response: ConfirmedCount,
  summary: 'Ends a count; differences become pending stock documents, except reserved ones if requested',
});

export const cancelWarehouseChecks = call('/warehouse-checks/cancel-warehouse-checks', {
  may: 'warehouse:count:cancel',
  request: CancelCountRequest,
  response: CountStatusAnswer,
  summary: 'Cancels a count without consequences',
});
