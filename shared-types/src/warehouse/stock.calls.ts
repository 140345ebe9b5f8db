import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { LabelsAnswer, LabelsRequest } from '../platform/labels.dto.js';
import { MoveBetweenBinsRequest, MovedBetweenBins } from './bin-move.dto.js';
import {
  MovementDetail,
  MovementParams,
  NumberWarning,
  NumberWarningRequest,
  ProductIdRequest,
  ProductWarehouse,
  SerialPlace,
  SerialRequest,
  StockDetail,
  StockMovementLine,
} from './stock.dto.js';

export const productWarehousesInfo = call('/warehouses/product-warehouses-info', {
  may: 'warehouse:stock:list',
  request: ProductIdRequest,
  response: [ProductWarehouse],
  summary: 'Stock of a product by warehouse',
});

export const serialNumberByProductSn = call('/warehouses/serial-number-by-product-sn', {
  may: 'warehouse:stock:list',
  request: SerialRequest,
  response: SerialPlace,
  summary: 'A piece by its serial number: its product and where it is stored',
});

export const wareHouseProductsDetail = call('/warehouses/ware-house-products-detail', {
  may: 'warehouse:stock:list',
  request: IdRequest,
  response: StockDetail,
  summary: 'Stock of a product in a warehouse, piece by piece and lot by lot',
});

export const wareHousePlayLogsLine = call('/warehouses/wareHouse-play-logs-line', {
  may: 'warehouse:movement:list',
  request: IdRequest,
  response: [StockMovementLine],
  summary: 'The newest movements of a product in a warehouse',
});

export const setNumberWarning = call('/warehouses/set-warehouse-products-number-warning', {
  may: 'warehouse:stock:update',
  request: NumberWarningRequest,
  response: NumberWarning,
  summary: 'Sets the stock level at which staff are notified of low stock',
});

export const moveBetweenBins = call('/warehouses/move-between-bins', {
  may: 'warehouse:stock:update',
  request: MoveBetweenBinsRequest,
  response: MovedBetweenBins,
  summary: 'Moves stock of a warehouse into another of its bins',
});

export const warehousesPlayLogsDetail = call('/warehouses-play-logs/warehouses-play-logs-detail', {
  may: 'warehouse:movement:list',
  request: IdRequest,
  response: MovementDetail,
  summary: 'One movement with the document that caused it',
});

export const warehousesPlayLogsParams = call('/warehouses-play-logs/warehouses-play-logs-params', {
  may: 'warehouse:movement:list',
  response: MovementParams,
  summary: 'Kinds of movements, and warehouses',
});

export const stockLotLabels = call('/warehouses/stock-lot-labels', {
  may: 'warehouse:stock:list',
  request: LabelsRequest,
  response: LabelsAnswer,
  summary: 'Labels of lots in stock as PDF, with lot number and expiry date',
});
