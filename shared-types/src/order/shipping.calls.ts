import { call } from '../call.js';
import { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import {
  ConfirmShipmentRequest,
  OrderShipment,
  SendOutAnewRequest,
  ShipmentDetail,
  ShipmentStatusRequest,
  ShipOrderRequest,
  ShippingAnswer,
} from './shipping.dto.js';

export const shipOrder = call('/order/ship-order', {
  may: 'order:order:ship',
  request: ShipOrderRequest,
  response: ShippingAnswer,
  summary: 'Ships an order, or a part of it, or hands it over for shipping',
});

export const sendOutAnew = call('/order/send-out-anew', {
  may: 'order:order:ship',
  request: SendOutAnewRequest,
  response: IdAnswer,
  summary: 'Creates another stock-out for a paid order line whose stock-out was rejected or scrapped',
});

export const adminShipmentList = call('/order/admin-shipment-list', {
  may: 'order:order:list',
  request: IdRequest,
  response: [OrderShipment],
  summary: 'The parcels of an order, as its merchant sees them',
});

export const shipmentList = call('/order/shipment-list', {
  may: 'member',
  request: IdRequest,
  response: [OrderShipment],
  summary: 'The shipped parcels of an order of the caller',
});

export const sendOutOrderDetail = call('/send-out-orders/send-out-order-detail', {
  may: 'order:shipment:list',
  request: IdRequest,
  response: ShipmentDetail,
  summary: 'One parcel with its contents',
});

export const confirmSendOutOrder = call('/send-out-orders/confirm-send-out-order', {
  may: 'order:shipment:confirm',
  request: ConfirmShipmentRequest,
  response: ShippingAnswer,
  summary: 'Records that a prepared parcel has left',
});

export const cancelSendOutOrder = call('/send-out-orders/cancel-send-out-order', {
  may: 'order:shipment:confirm',
  request: IdActionRequest,
  response: ShippingAnswer,
  summary: 'Withdraws a handover that has not left; the order waits to be shipped again',
});

export const sendOutOrderStatus = call('/send-out-orders/send-out-order-status', {
  may: 'order:shipment:confirm',
  request: ShipmentStatusRequest,
  response: ShippingAnswer,
  summary:
    'Records that a parcel was delivered, with its proof, or came back; what came back can be sent again',
});

export const receiveOrder = call('/order/receive-order', {
  may: 'member',
  request: IdActionRequest,
  response: ShippingAnswer,
  summary: 'Confirms that the buyer received the order',
});
