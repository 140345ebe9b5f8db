import { call } from '../call.js';
import { IdActionRequest } from '../common.dto.js';
import {
  AddCountRequest,
  CancelCountRequest,
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
  summary: 'One count with a page of its lines; what the books say of a line is told once it is counted',
});

export const warehouseChecksParams = call('/warehouse-checks/warehouse-checks-params', {
  may: 'warehouse:count:add',
  request: CountParamsRequest,
  response: CountParams,
  summary: 'What a count is chosen from: warehouses, and the zones, bins and products of one',
});

export const addWarehouseChecks = call('/warehouse-checks/add-warehouse-checks', {
  may: 'warehouse:count:add',
  request: AddCountRequest,
  response: CountAnswer,
  summary: 'Begins a count of a warehouse, a zone, bins or products',
});

export const updateWarehouseChecks = call('/warehouse-checks/update-warehouse-checks', {
  may: 'warehouse:count:update',
  request: UpdateCountRequest,
  response: UpdateCountAnswer,
  summary: 'Counts what was scanned or said, one by one, and closes lines that are counted to their end',
});

export const recountWarehouseChecks = call('/warehouse-checks/recount-warehouse-checks', {
  may: 'warehouse:count:confirm',
  request: RecountRequest,
  response: RecountAnswer,
  summary: 'Has lines that differ counted anew, by somebody else where there is somebody',
});

export const confirmWarehouseChecks = call('/warehouse-checks/confirm-warehouse-checks', {
  may: 'warehouse:count:confirm',
  request: IdActionRequest,
  response: ConfirmedCount,
  summary: 'Ends a count; what differs becomes papers that wait for their approval',
});

export const cancelWarehouseChecks = call('/warehouse-checks/cancel-warehouse-checks', {
  may: 'warehouse:count:cancel',
  request: CancelCountRequest,
  response: CountStatusAnswer,
  summary: 'Ends a count without consequences',
});
