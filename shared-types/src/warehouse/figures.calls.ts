import { call } from '../call.js';
import { StockFigures, StockFiguresRequest } from './figures.dto.js';

export const stockFigures = call('/warehouses/stock-figures', {
  may: 'warehouse:figures:list',
  request: StockFiguresRequest,
  response: StockFigures,
  summary: 'Value, age, movements and pending work, of one warehouse or of all',
});
