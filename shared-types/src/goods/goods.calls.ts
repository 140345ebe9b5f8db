import type { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import { call, type NoRequest } from '../call.js';
import type { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '../tree.dto.js';
import type {
  AddBrandRequest,
  AdminBrandListRequest,
  AdminBrandListResponse,
  BrandDetail,
  BrandListRequest,
  BrandListResponse,
  UpdateBrandRequest,
} from './brand.dto.js';
import type {
  AddCategoryRequest,
  AdminCategory,
  AdminCategoryListRequest,
  Category,
  CategoryDetail,
  CategoryRequest,
  UpdateCategoryRequest,
} from './category.dto.js';
import type {
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
export const adminCategoryList = call<AdminCategoryListRequest, AdminCategory[]>(
  '/categories/admin-category-list',
);
export const categoryDetail = call<TreeIdRequest, CategoryDetail>('/categories/category-detail');
export const addCategory = call<AddCategoryRequest, TreeIdAnswer>('/categories/add-category');
export const updateCategory = call<UpdateCategoryRequest, TreeIdAnswer>('/categories/update-category');
export const delCategory = call<TreeIdActionRequest, null>('/categories/del-category');

export const brandList = call<BrandListRequest, BrandListResponse>('/brands/brand-list');
export const adminBrandList = call<AdminBrandListRequest, AdminBrandListResponse>('/brands/admin-brand-list');
export const brandDetail = call<IdRequest, BrandDetail>('/brands/brand-detail');
export const addBrand = call<AddBrandRequest, IdAnswer>('/brands/add-brand');
export const updateBrand = call<UpdateBrandRequest, IdAnswer>('/brands/update-brand');
export const delBrand = call<IdActionRequest, null>('/brands/del-brand');
