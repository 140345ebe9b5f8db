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
  summary: "The caller's cart, what can no longer be ordered too",
});

export const addCart = call('/cart/add-cart', {
  may: 'member',
  request: AddCartRequest,
  response: AddCartResponse,
  summary: 'Puts goods into the cart, on top of what lies there; never more than are offered',
});

export const updateCart = call('/cart/update-cart', {
  may: 'member',
  request: UpdateCartRequest,
  response: Cart,
  summary: 'Changes how many pieces of a line, and whether it goes along with the next order',
});

export const delCart = call('/cart/del-cart', {
  may: 'member',
  request: DelCartRequest,
  response: Cart,
  summary: 'Takes lines out of the cart; a repeat changes nothing',
});

export const mergeCart = call('/cart/merge-cart', {
  may: 'member',
  request: VisitorsCartRequest,
  response: MergedCart,
  summary:
    'Adds what a visitor put aside to his cart: of each the larger number, as far as it is offered; tells the rest',
});

export const previewCart = call('/cart/preview-cart', {
  may: 'public',
  request: VisitorsCartRequest,
  response: Cart,
  summary: "A visitor's cart by the prices and pieces of now, without what is not shown any more",
});

export const reorder = call('/cart/reorder', {
  may: 'member',
  request: IdActionRequest,
  response: ReorderAnswer,
  summary: 'Puts what an earlier order of the caller had into his cart, as far as it is offered',
});
