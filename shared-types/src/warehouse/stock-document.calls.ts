import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import {
  AddedStockIn,
  AddedStockOut,
  AddedStockOuts,
  AddStockInRequest,
  AddStockOutRequest,
  AddStockOutsRequest,
  ConfirmStockRequest,
  ScrappedStock,
  ScrapStockRequest,
  StockAuditDetail,
  StockDecision,
  StockImagesRequest,
  StockInDetail,
  StockInKeyRequest,
  StockInParams,
  StockOutDetail,
  StockOutNumberRequest,
  StockOutParams,
  StockOutTypeAnswer,
  StockReviewParams,
  StockVideoRequest,
} from './stock-document.dto.js';

export const addWarehouseInps = call('/warehouse-inps/add-warehouse-inps', {
  may: 'warehouse:inbound:add',
  request: AddStockInRequest,
  response: AddedStockIn,
  summary: 'Submits a stock-in for approval; it counts once approved',
});

export const warehouseInpsDetail = call('/warehouse-inps/warehouse-inps-detail', {
  may: 'warehouse:inbound:list',
  request: IdRequest,
  response: StockInDetail,
  summary: 'One stock-in with its lines, pictures and decision',
});

export const newDetail = call('/warehouse-inps/new-detail', {
  may: 'warehouse:inbound:list',
  request: StockInKeyRequest,
  response: StockInDetail,
  summary: 'Same call, by id or number',
});

export const scrapWarehouseInps = call('/warehouse-inps/scrap-warehouse-inps', {
  may: 'warehouse:inbound:scrap',
  request: ScrapStockRequest,
  response: ScrappedStock,
  summary:
    'Withdraws or closes an own stock-in; of an approved one requests the reversal, which another approves',
});

export const updateWarehouseInpsImages = call('/warehouse-inps/update-warehouse-inps-images', {
  may: 'warehouse:inbound:add',
  request: StockImagesRequest,
  response: IdAnswer,
  summary: 'Replaces the pictures of a stock-in',
});

export const updateWarehouseInpsVideo = call('/warehouse-inps/update-warehouse-inps-video', {
  may: 'warehouse:inbound:add',
  request: StockVideoRequest,
  response: IdAnswer,
  summary: 'Replaces the video of a stock-in',
});

export const warehouseInpsParams = call('/warehouse-inps/warehouse-inps-params', {
  may: 'warehouse:inbound:list',
  response: StockInParams,
  summary: 'Options of a stock-in: reasons, warehouses, customers',
});

export const addWarehouseOuts = call('/warehouse-outs/add-warehouse-outs', {
  may: 'warehouse:outbound:add',
  request: AddStockOutRequest,
  response: AddedStockOut,
  summary: 'Reserves pieces of one product and submits their stock-out for approval',
});

export const addWarehouseMoreOuts = call('/warehouse-outs/add-warehouse-more-outs', {
  may: 'warehouse:outbound:add',
  request: AddStockOutsRequest,
  response: AddedStockOuts,
  summary: 'Same for several products, all or none',
});

export const warehouseOutsDetail = call('/warehouse-outs/warehouse-outs-detail', {
  may: 'warehouse:outbound:list',
  request: IdRequest,
  response: StockOutDetail,
  summary: 'One stock-out with its lines, pictures and decision',
});

export const scrapWarehouseOuts = call('/warehouse-outs/scrap-warehouse-outs', {
  may: 'warehouse:outbound:scrap',
  request: ScrapStockRequest,
  response: ScrappedStock,
  summary:
    'Withdraws or closes an own stock-out; of an approved one requests the reversal, which another approves',
});

export const setWarehouseOutTypeSale = call('/warehouse-outs/set-warehouse-out-type-sale', {
  may: 'warehouse:outbound:sale',
  request: StockOutNumberRequest,
  response: StockOutTypeAnswer,
  summary: 'Records once that lent or trial goods were sold',
});

export const warehouseOutsParams = call('/warehouse-outs/warehouse-outs-params', {
  may: 'warehouse:outbound:list',
  response: StockOutParams,
  summary: 'Options of a stock-out: types, warehouses, customers',
});

export const warehouseAuditsDetail = call('/warehouse-audits/warehouse-audits-detail', {
  may: 'warehouse:document:list',
  request: IdRequest,
  response: StockAuditDetail,
  summary: 'A stock document as its approver reads it, with the remaining stock of each product',
});

export const approvalDetail = call('/warehouse-audits/approval-detail', {
  may: 'warehouse:document:list',
  request: IdRequest,
  response: StockAuditDetail,
  summary: 'Same call under its other path',
});

export const confirmWarehouseAudits = call('/warehouse-audits/confirm-warehouse-audits', {
  may: 'warehouse:document:approve',
  request: ConfirmStockRequest,
  response: [StockDecision],
  summary: 'Approves or rejects stock documents, each by itself',
});

export const approvalDecision = call('/warehouse-audits/approval-decision', {
  may: 'warehouse:document:approve',
  request: ConfirmStockRequest,
  response: [StockDecision],
  summary: 'Same call under its other path',
});

export const warehouseAuditsParams = call('/warehouse-audits/warehouse-audits-params', {
  may: 'warehouse:document:list',
  response: StockReviewParams,
  summary: 'Types and states of stock documents',
});
