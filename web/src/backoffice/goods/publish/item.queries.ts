import { productsDetail, productsList } from '@fovea/shared-types/goods/product.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';

const PRODUCTS_KEY = 'products';
const OFFERED = 1;

/** Items that may be chosen, by words of name, model or maker. */
export const itemsQuery = (search: string) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'offered', search],
    queryFn: ({ signal }) =>
      api(productsList, { status: OFFERED, ...(search === '' ? {} : { search }) }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const itemQuery = (id: number) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'item', id],
    queryFn: ({ signal }) => api(productsDetail, { id }, { signal, quiet: true }),
    staleTime: 60_000,
  });
