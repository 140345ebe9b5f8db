import { call } from '../call.js';
import { SalesTaxTotal, SalesTaxTotalsRequest } from './sales-tax.dto.js';

export const salesTaxTotals = call('/sales-tax/sales-tax-totals', {
  may: 'finance:sales-tax:list',
  request: SalesTaxTotalsRequest,
  response: [SalesTaxTotal],
  summary: 'Sums of the register by currency, rate and kind, for the same filters as the list',
});
