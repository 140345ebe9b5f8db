import {
  adminOrderCount,
  adminOrderDetail,
  orderRefundSwitch,
} from '@fovea/shared-types/order/order-admin.calls';
import { packingLists } from '@fovea/shared-types/order/packing.calls';
import { adminShipmentList } from '@fovea/shared-types/order/shipping.calls';
import { order } from '@fovea/shared-types/order/order.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { openDocument } from '../../lib/open-document';
import { newRequestId } from '../../lib/request-id';
import { recordKey } from '../record/record.queries';

/** What was opened is acted upon: it is read anew each time. */
export const adminOrderQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(order), 'seen', id] as const,
    queryFn: ({ signal }) => api(adminOrderDetail, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const adminShipmentsQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(order), 'parcels', id] as const,
    queryFn: ({ signal }) => api(adminShipmentList, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const orderCountsQuery = () =>
  queryOptions({
    queryKey: [...recordKey(order), 'counts'] as const,
    queryFn: ({ signal }) => api(adminOrderCount, {}, { signal, quiet: true }),
  });

export const setRefundSwitch = (id: number, isOn: boolean) =>
  api(orderRefundSwitch, { id, refund_switch: isOn ? 1 : 0 }, { quiet: true });

/** Packing lists of these orders, or of one parcel of them, in a tab of their own, in the language of the page. */
export const printPackingLists = (ids: readonly number[], shipmentId?: number): Promise<void> =>
  openDocument(
    async () =>
      (await api(packingLists, { ids: [...ids], shipment_id: shipmentId, request_id: newRequestId() })).url,
  );
