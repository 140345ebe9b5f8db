import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { PayAnswer, PayRequest } from '../finance/payment.dto.js';
import { FreightBill, OrderFreightAnswer, SetOrderFreightRequest } from './freight-bill.dto.js';

export const orderFreight = call('/order/order-freight', {
  may: 'member',
  request: IdRequest,
  response: FreightBill,
  mayBeNull: true,
  summary: 'The freight bill of one of the caller’s orders; null without one',
});

export const payOrderFreight = call('/order/pay-order-freight', {
  may: 'member',
  request: PayRequest,
  response: PayAnswer,
  summary: 'Pays the freight bill of an order by balance or online',
});

export const declineOrderFreight = call('/order/decline-order-freight', {
  may: 'member',
  request: IdActionRequest,
  response: OrderFreightAnswer,
  summary: 'Declines the freight bill of an order; everything paid is refunded',
});

export const adminOrderFreight = call('/order/admin-order-freight', {
  may: 'order:order:list',
  request: IdRequest,
  response: FreightBill,
  mayBeNull: true,
  summary: 'The freight bill of an order; null without one',
});

export const setOrderFreight = call('/order/set-order-freight', {
  may: 'order:freight:set',
  request: SetOrderFreightRequest,
  response: OrderFreightAnswer,
  summary: 'Bills freight of a paid order separately, once, before shipment',
});

export const waiveOrderFreight = call('/order/waive-order-freight', {
  may: 'order:freight:waive',
  request: IdActionRequest,
  response: OrderFreightAnswer,
  summary: 'Waives an unpaid freight bill; the order continues',
});
