import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import {
  CreateRechargeAnswer,
  CreateRechargeRequest,
  RechargeOrder,
  RechargeOrderListRequest,
  RechargeOrderListResponse,
} from './recharge.dto.js';

export const createRecharge = call('/recharge_order/create_order', {
  may: 'member',
  request: CreateRechargeRequest,
  response: CreateRechargeAnswer,
  summary: 'Starts a recharge of the caller’s balance',
});

export const rechargeOrderList = call('/recharge_order/recharge-order-list', {
  may: 'member',
  request: RechargeOrderListRequest,
  response: RechargeOrderListResponse,
  summary: "Lists the caller's recharges, newest first",
});

export const rechargeOrderDetail = call('/recharge_order/recharge-order-detail', {
  may: 'member',
  request: IdRequest,
  response: RechargeOrder,
  summary: "One of the caller's recharges",
});
