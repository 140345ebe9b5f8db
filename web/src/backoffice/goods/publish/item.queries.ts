import { product } from '@fovea/shared-types/goods/product.record';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';
import { plainOf } from '../../record/record-types';

/** Read anew when the item master changes. */
const PRODUCTS_KEY = recordKey(plainOf(product));
const OFFERED = 1;

/** Items that may be chosen, by words of name, model or maker. */
export const itemsQuery = (search: string) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'offered', search],
    queryFn: ({ signal }) =>
      api(
        product.calls.list,
        { status: OFFERED, ...(search === '' ? {} : { search }) },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const itemQuery = (id: number) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'item', id],
    queryFn: ({ signal }) => api(product.calls.detail, { id }, { signal, quiet: true }),
    staleTime: 60_000,
  });
