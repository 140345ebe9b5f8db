import { call } from '../call.js';
import {
  AddCartRequest,
  AddCartResponse,
  Cart,
  DelCartRequest,
  MergedCart,
  UpdateCartRequest,
  VisitorsCartRequest,
} from './cart.dto.js';
import { IdActionRequest } from '../common.dto.js';
import { ReorderAnswer } from './reorder.dto.js';

export const cartList = call('/cart/cart-list', {
  may: 'member',
  response: Cart,
  summary: 'The caller’s cart, including goods that can no longer be ordered',
});

export const addCart = call('/cart/add-cart', {
  may: 'member',
  request: AddCartRequest,
  response: AddCartResponse,
  summary: 'Adds goods to the cart, on top of the quantity there; never more than offered',
});

export const updateCart = call('/cart/update-cart', {
  may: 'member',
  request: UpdateCartRequest,
  response: Cart,
  summary: 'Changes the quantity of a cart line, and whether it is part of the next order',
});

export const delCart = call('/cart/del-cart', {
  may: 'member',
  request: DelCartRequest,
  response: Cart,
  summary: 'Removes lines from the cart; a repeat changes nothing',
});

export const mergeCart = call('/cart/merge-cart', {
  may: 'member',
  request: VisitorsCartRequest,
  response: MergedCart,
  summary: 'Merges a visitor’s cart: of each the larger number, as far as it is offered; returns the rest',
});

export const previewCart = call('/cart/preview-cart', {
  may: 'public',
  request: VisitorsCartRequest,
  response: Cart,
  summary: 'Current prices and stock of a visitor’s cart, without goods that are no longer shown',
});

export const reorder = call('/cart/reorder', {
  may: 'member',
  request: IdActionRequest,
  response: ReorderAnswer,
  summary: 'Adds the goods of an earlier order of the caller to their cart, as far as offered',
});
