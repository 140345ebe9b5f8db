import { salesTaxTotals } from '@fovea/shared-types/finance/sales-tax.calls';
import type { SalesTaxTotalsRequest } from '@fovea/shared-types/finance/sales-tax.dto';
import { salesTax } from '@fovea/shared-types/finance/sales-tax.record';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

export const salesTaxTotalsQuery = (request: SalesTaxTotalsRequest) =>
  queryOptions({
    queryKey: [...recordKey(salesTax), 'totals', request],
    queryFn: ({ signal }) => api(salesTaxTotals, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    // As the list, which is read anew whenever its tab is opened.
    refetchOnMount: 'always',
  });
