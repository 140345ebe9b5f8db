import { call } from '../call.js';
import type { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import type {
  AddProductRequest,
  ProductDetail,
  ProductListRequest,
  ProductListResponse,
  UpdateProductRequest,
} from './product.dto.js';

export const productsList = call<ProductListRequest, ProductListResponse>('/products/products-list');
export const productsDetail = call<IdRequest, ProductDetail>('/products/products-detail');
export const addProducts = call<AddProductRequest, IdAnswer>('/products/add-products');
export const updateProducts = call<UpdateProductRequest, IdAnswer>('/products/update-products');
export const delProducts = call<IdActionRequest, null>('/products/del-products');
