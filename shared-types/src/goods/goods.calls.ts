import { call, type NoRequest } from '../call.js';
import type {
  BrandListRequest,
  BrandListResponse,
  Category,
  CategoryRequest,
  GoodsDetail,
  GoodsDetailRequest,
  GoodsListRequest,
  GoodsListResponse,
  GoodsParams,
} from './goods.dto.js';

export const goodsParams = call<NoRequest, GoodsParams>('/goods/goods-params');
export const goodsList = call<GoodsListRequest, GoodsListResponse>('/goods/goods-list');
export const goodsDetail = call<GoodsDetailRequest, GoodsDetail>('/goods/goods-detail');
export const categoryList = call<CategoryRequest, Category[]>('/categories/category-list');
export const brandList = call<BrandListRequest, BrandListResponse>('/brands/brand-list');
