import { call } from '../call.js';
import { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import {
  AddProductRequest,
  ProductDetail,
  ProductListRequest,
  ProductListResponse,
  UpdateProductRequest,
} from './product.dto.js';

export const productsList = call('/products/products-list', {
  may: 'goods:product:list',
  request: ProductListRequest,
  response: ProductListResponse,
  summary: 'The item master: the platform’s items and those of the own companies',
});

export const productsDetail = call('/products/products-detail', {
  may: 'goods:product:list',
  request: IdRequest,
  response: ProductDetail,
  summary: 'One item with its descriptions and pictures',
});

export const addProducts = call('/products/add-products', {
  may: 'goods:product:edit',
  request: AddProductRequest,
  response: IdAnswer,
  summary: 'Adds an item to the item master',
});

export const updateProducts = call('/products/update-products', {
  may: 'goods:product:edit',
  request: UpdateProductRequest,
  response: IdAnswer,
  summary: 'Changes an item of the item master',
});

export const delProducts = call('/products/del-products', {
  may: 'goods:product:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Deletes an item that neither goods nor drafts use',
});
