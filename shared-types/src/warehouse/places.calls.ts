import { call } from '../call.js';
import { IdActionRequest } from '../common.dto.js';
import { LabelsAnswer, LabelsRequest } from '../platform/labels.dto.js';
import {
  AddWarehouseBinsAnswer,
  AddWarehouseBinsRequest,
  WarehouseStatusAnswer,
  WarehouseStatusRequest,
} from './places.dto.js';

export const warehouseStatus = call('/warehouses/warehouse-status', {
  may: 'warehouse:warehouse:status',
  request: WarehouseStatusRequest,
  response: WarehouseStatusAnswer,
  summary: 'Enables a warehouse, or disables one without pending documents and reservations',
});

export const delWarehouse = call('/warehouses/del-warehouse', {
  may: 'warehouse:warehouse:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Deletes a warehouse without stock and pending documents; its movements keep its name',
});

export const addWarehouseBins = call('/warehouses/add-warehouse-bins', {
  may: 'warehouse:bin:add',
  request: AddWarehouseBinsRequest,
  response: AddWarehouseBinsAnswer,
  summary: 'Adds many bins to a warehouse at once',
});

export const warehouseBinLabels = call('/warehouses/warehouse-bin-labels', {
  may: 'warehouse:bin:list',
  request: LabelsRequest,
  response: LabelsAnswer,
  summary: 'Labels of bins as PDF',
});
