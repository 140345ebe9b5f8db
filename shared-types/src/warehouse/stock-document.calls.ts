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
  summary: 'Sends what came in to its approval; it counts once it is approved',
});

export const warehouseInpsDetail = call('/warehouse-inps/warehouse-inps-detail', {
  may: 'warehouse:inbound:list',
  request: IdRequest,
  response: StockInDetail,
  summary: 'One stock-in with its lines, pictures and what was said on it',
});

export const newDetail = call('/warehouse-inps/new-detail', {
  may: 'warehouse:inbound:list',
  request: StockInKeyRequest,
  response: StockInDetail,
  summary: 'The same, by its id or its number',
});

export const scrapWarehouseInps = call('/warehouse-inps/scrap-warehouse-inps', {
  may: 'warehouse:inbound:scrap',
  request: ScrapStockRequest,
  response: ScrappedStock,
  summary: 'Undoes a stock-in once, or takes it back while it waits',
});

export const updateWarehouseInpsImages = call('/warehouse-inps/update-warehouse-inps-images', {
  may: 'warehouse:inbound:add',
  request: StockImagesRequest,
  response: IdAnswer,
  summary: 'Gives a stock-in other pictures',
});

export const updateWarehouseInpsVideo = call('/warehouse-inps/update-warehouse-inps-video', {
  may: 'warehouse:inbound:add',
  request: StockVideoRequest,
  response: IdAnswer,
  summary: 'Gives a stock-in another film',
});

export const warehouseInpsParams = call('/warehouse-inps/warehouse-inps-params', {
  may: 'warehouse:inbound:list',
  response: StockInParams,
  summary: 'What a stock-in chooses from: reasons, warehouses, customers',
});

export const addWarehouseOuts = call('/warehouse-outs/add-warehouse-outs', {
  may: 'warehouse:outbound:add',
  request: AddStockOutRequest,
  response: AddedStockOut,
  summary: 'Promises goods of one product and sends their way out to its approval',
});

export const addWarehouseMoreOuts = call('/warehouse-outs/add-warehouse-more-outs', {
  may: 'warehouse:outbound:add',
  request: AddStockOutsRequest,
  response: AddedStockOuts,
  summary: 'The same of several products, all or none',
});

export const warehouseOutsDetail = call('/warehouse-outs/warehouse-outs-detail', {
  may: 'warehouse:outbound:list',
  request: IdRequest,
  response: StockOutDetail,
  summary: 'One stock-out with its lines, pictures and what was said on it',
});

export const scrapWarehouseOuts = call('/warehouse-outs/scrap-warehouse-outs', {
  may: 'warehouse:outbound:scrap',
  request: ScrapStockRequest,
  response: ScrappedStock,
  summary: 'Undoes a stock-out once, or takes it back while it waits',
});

export const setWarehouseOutTypeSale = call('/warehouse-outs/set-warehouse-out-type-sale', {
  may: 'warehouse:outbound:sale',
  request: StockOutNumberRequest,
  response: StockOutTypeAnswer,
  summary: 'What was lent or on trial is sold, once',
});

export const warehouseOutsParams = call('/warehouse-outs/warehouse-outs-params', {
  may: 'warehouse:outbound:list',
  response: StockOutParams,
  summary: 'What a stock-out chooses from: types, warehouses, customers',
});

export const warehouseAuditsDetail = call('/warehouse-audits/warehouse-audits-detail', {
  may: 'warehouse:document:list',
  request: IdRequest,
  response: StockAuditDetail,
  summary: 'A paper that moves stock as its approver reads it, with what is left of each product',
});

export const approvalDetail = call('/warehouse-audits/approval-detail', {
  may: 'warehouse:document:list',
  request: IdRequest,
  response: StockAuditDetail,
  summary: 'The same under its other path',
});

export const confirmWarehouseAudits = call('/warehouse-audits/confirm-warehouse-audits', {
  may: 'warehouse:document:approve',
  request: ConfirmStockRequest,
  response: [StockDecision],
  summary: 'Approves or rejects papers that move stock, each by itself',
});

export const approvalDecision = call('/warehouse-audits/approval-decision', {
  may: 'warehouse:document:approve',
  request: ConfirmStockRequest,
  response: [StockDecision],
  summary: 'The same under its other path',
});

export const warehouseAuditsParams = call('/warehouse-audits/warehouse-audits-params', {
  may: 'warehouse:document:list',
  response: StockReviewParams,
  summary: 'Types and states of papers that move stock',
});
