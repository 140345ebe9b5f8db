import { product } from '@fovea/shared-types/goods/product.record';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { movement } from '@fovea/shared-types/warehouse/movement.record';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { stockOut } from '@fovea/shared-types/warehouse/stock-out.record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { warehouseInpsCert } from '@fovea/shared-types/warehouse/certificate.calls';
import {
  newDetail,
  warehouseAuditsDetail,
  warehouseInpsParams,
  warehouseOutsDetail,
  warehouseOutsParams,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import {
  productWarehousesInfo,
  wareHousePlayLogsLine,
  wareHouseProductsDetail,
  warehousesPlayLogsDetail,
} from '@fovea/shared-types/warehouse/stock.calls';
import type { ListRequestOf } from '@fovea/shared-types/record/record';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../lib/api-client';
import { badgeKeys } from '../../layout/badges.queries';
import { recordKey } from '../../record/record.queries';

const quiet = (signal: AbortSignal) => ({ signal, quiet: true });

export const inParamsQuery = () =>
  queryOptions({
    queryKey: [...recordKey(stockIn), 'params'],
    queryFn: ({ signal }) => api(warehouseInpsParams, {}, quiet(signal)),
  });

export const outParamsQuery = () =>
  queryOptions({
    queryKey: [...recordKey(stockOut), 'params'],
    queryFn: ({ signal }) => api(warehouseOutsParams, {}, quiet(signal)),
  });

export const inDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(stockIn), 'seen', id],
    queryFn: ({ signal }) => api(newDetail, { id }, quiet(signal)),
  });

export const outDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(stockOut), 'seen', id],
    queryFn: ({ signal }) => api(warehouseOutsDetail, { id }, quiet(signal)),
  });

export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(stockReview), 'seen', id],
    queryFn: ({ signal }) => api(warehouseAuditsDetail, { id }, quiet(signal)),
  });

export const stockDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(stock), 'seen', id],
    queryFn: ({ signal }) => api(wareHouseProductsDetail, { id }, quiet(signal)),
  });

export const stockLineQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(movement), 'line', id],
    queryFn: ({ signal }) => api(wareHousePlayLogsLine, { id }, quiet(signal)),
  });

export const stockPlacesQuery = (productId: number) =>
  queryOptions({
    queryKey: [...recordKey(stock), 'places', productId],
    queryFn: ({ signal }) => api(productWarehousesInfo, { product_id: productId }, quiet(signal)),
  });

export const movementQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(movement), 'seen', id],
    queryFn: ({ signal }) => api(warehousesPlayLogsDetail, { id }, quiet(signal)),
  });

/** Something that a line may be about. */
export interface FoundItem {
  id: number;
  name: string;
  code: string | null;
  /** 0 by number, 1 by serial numbers, 2 by lots. */
  tracking: number;
  gtin: string | null;
  /** How many are free there; null where that does not apply. */
  free: number | null;
  /** Whose item it is, where that was asked; null: the platform's. */
  owner?: string | null;
}

/** Items of the item master that may be chosen. */
export const itemsQuery = (
  query: Pick<ListRequestOf<(typeof product)['declared']>, 'search' | 'gtin' | 'goods_code'>,
) =>
  queryOptions({
    queryKey: [...recordKey(product), 'found', query],
    queryFn: async ({ signal }): Promise<FoundItem[]> => {
      const { data } = await api(product.calls.list, { ...query, status: 1 }, quiet(signal));
      return data.map(({ id, goods_name: name, goods_code: code, tracking, gtin, company_name: owner }) => ({
        ...{ id, name, code, tracking, gtin, owner },
        free: null,
      }));
    },
    placeholderData: keepPreviousData,
  });

/** The free stock of a product in a warehouse. */
export const itemsInStockQuery = (
  query: Pick<
    ListRequestOf<(typeof stock)['declared']>,
    'ware_house_id' | 'goods_name' | 'goods_code' | 'gtin' | 'product_id'
  >,
) =>
  queryOptions({
    queryKey: [...recordKey(stock), 'found', query],
    queryFn: async ({ signal }): Promise<FoundItem[]> => {
      const { data } = await api(stock.calls.list, query, quiet(signal));
      return data.flatMap((row) => {
        const free = row.ware_house_product_good_number - row.reserved;
        if (row.product_id === null || free <= 0) return [];
        const { product_id: id, goods_name: name, goods_code: code, tracking, gtin } = row;
        return [{ id, name, code, tracking, gtin, free }];
      });
    },
    placeholderData: keepPreviousData,
  });

/** Documents, stock and movements depend on each other: whatever shows one of them is reloaded. */
export function useStockChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      ...[allocation, arrival, stockIn, stockOut, stockReview, stock, movement].map((record) =>
        queries.invalidateQueries({ queryKey: recordKey(record) }),
      ),
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  }, [queries]);
}

export const stockInCertificate = async (ware_house_inp_sn: string) =>
  (await api(warehouseInpsCert, { ware_house_inp_sn })).url;
