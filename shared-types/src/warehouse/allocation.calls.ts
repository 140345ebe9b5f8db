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
  summary: 'One allocation with the pieces planned, sent, received, returned and lost',
});

export const warehouseAllocationsParams = call('/warehouse-allocations/warehouse-allocations-params', {
  may: 'warehouse:allocation:list',
  response: AllocationParams,
  summary: 'Options of an allocation: warehouses and states',
});

export const addWarehouseAllocations = call('/warehouse-allocations/add-warehouse-allocations', {
  may: 'warehouse:allocation:add',
  request: AddAllocationRequest,
  response: AddedAllocation,
  summary: 'Reserves goods of one warehouse for another and submits the allocation for approval',
});

export const sendWarehouseAllocations = call('/warehouse-allocations/send-warehouse-allocations', {
  may: 'warehouse:allocation:send',
  request: IdActionRequest,
  response: MovedAllocation,
  summary: 'Records that the goods have left their warehouse and are in transit to the other',
});

export const receiveWarehouseAllocations = call('/warehouse-allocations/receive-warehouse-allocations', {
  may: 'warehouse:allocation:receive',
  request: FoundAllocationRequest,
  response: MovedAllocation,
  summary: 'Records the arrival of an allocation, checked against what was sent; the rest stays in transit',
});

export const returnWarehouseAllocations = call('/warehouse-allocations/return-warehouse-allocations', {
  may: 'warehouse:allocation:return',
  request: FoundAllocationRequest,
  response: MovedAllocation,
  summary: 'Returns pieces that never arrived to the warehouse they were sent from',
});

export const loseWarehouseAllocations = call('/warehouse-allocations/lose-warehouse-allocations', {
  may: 'warehouse:allocation:lose',
  request: LostAllocationRequest,
  response: AddedStockOut,
  summary: 'Submits the loss of pieces that never arrived for approval, which writes them off',
});

export const scrapWarehouseAllocations = call('/warehouse-allocations/scrap-warehouse-allocations', {
  may: 'warehouse:allocation:scrap',
  request: ScrapStockRequest,
  response: ScrappedStock,
  summary: 'Reverses an allocation once, whatever part of it was moved, or withdraws it while pending',
});
