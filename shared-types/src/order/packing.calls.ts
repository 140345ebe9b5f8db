import { call } from '../call.js';
import { LabelsAnswer, LabelsRequest } from '../platform/labels.dto.js';
import { PackingListsAnswer, PackingListsRequest } from './packing.dto.js';

export const packingLists = call('/order/packing-lists', {
  may: 'order:order:print',
  request: PackingListsRequest,
  response: PackingListsAnswer,
  summary: 'Packing lists of the parcels of orders as one PDF; the orders are marked as printed',
});

export const shippingLabels = call('/order/shipping-labels', {
  may: 'order:order:print',
  request: LabelsRequest,
  response: LabelsAnswer,
  summary: 'Labels for the parcels of orders, with their destinations',
});
