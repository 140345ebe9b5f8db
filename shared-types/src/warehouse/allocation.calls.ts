import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import {
  AddAllocationRequest,
  AddedAllocation,
  AllocationDetail,
  AllocationParams,
  FoundAllocationRequest,
  LostAllocationRequest,
  MovedAllocation,
} from './allocation.dto.js';
import { AddedStockOut, ScrappedStock, ScrapStockRequest } from './stock-document.dto.js';

export const warehouseAllocationsDetail = call('/warehouse-allocations/warehouse-allocations-detail', {
  may: 'warehouse:allocation:list',
  request: IdRequest,
  response: AllocationDetail,
  summary: 'One allocation: what was to be moved, what was sent, received, returned and lost of it',
});

export const warehouseAllocationsParams = call('/warehouse-allocations/warehouse-allocations-params', {
  may: 'warehouse:allocation:list',
  response: AllocationParams,
  summary: 'What an allocation chooses from: warehouses and states',
});

export const addWarehouseAllocations = call('/warehouse-allocations/add-warehouse-allocations', {
  may: 'warehouse:allocation:add',
  request: AddAllocationRequest,
  response: AddedAllocation,
  summary: 'Promises goods of one warehouse to another and sends their move to its approval',
});

export const sendWarehouseAllocations = call('/warehouse-allocations/send-warehouse-allocations', {
  may: 'warehouse:allocation:send',
  request: IdActionRequest,
  response: MovedAllocation,
  summary: 'The goods have left: out of their warehouse, in transit to the other',
});

export const receiveWarehouseAllocations = call('/warehouse-allocations/receive-warehouse-allocations', {
  may: 'warehouse:allocation:receive',
  request: FoundAllocationRequest,
  response: MovedAllocation,
  summary: 'What arrived, checked against what was sent; what is missing stays in transit',
});

export const returnWarehouseAllocations = call('/warehouse-allocations/return-warehouse-allocations', {
  may: 'warehouse:allocation:return',
  request: FoundAllocationRequest,
  response: MovedAllocation,
  summary: 'What never arrived and came back lies where it was sent from',
});

export const loseWarehouseAllocations = call('/warehouse-allocations/lose-warehouse-allocations', {
  may: 'warehouse:allocation:lose',
  request: LostAllocationRequest,
  response: AddedStockOut,
  summary: 'Sends the loss of what never arrived to its approval, which writes it off',
});

export const scrapWarehouseAllocations = call('/warehouse-allocations/scrap-warehouse-allocations', {
  may: 'warehouse:allocation:scrap',
  request: ScrapStockRequest,
  response: ScrappedStock,
  summary: 'Undoes an allocation once, whatever of it was moved, or takes it back while it waits',
});
