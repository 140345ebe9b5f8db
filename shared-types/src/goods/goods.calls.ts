import { call } from '../call.js';
import { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '../tree.dto.js';
import { BrandListRequest, BrandListResponse } from './brand.dto.js';
import {
  AddCategoryRequest,
  AdminCategory,
  AdminCategoryListRequest,
  Category,
  CategoryDetail,
  CategoryRequest,
  UpdateCategoryRequest,
} from './category.dto.js';
import {
  GoodsDetail,
  GoodsDetailRequest,
  GoodsListRequest,
  GoodsListResponse,
  GoodsParams,
} from './goods.dto.js';

export const goodsParams = call('/goods/goods-params', {
  may: 'public',
  response: GoodsParams,
  summary: 'Dictionaries for the filters of goods',
});

export const goodsList = call('/goods/goods-list', {
  may: 'public',
  request: GoodsListRequest,
  response: GoodsListResponse,
  summary: 'Lists goods by filters and search terms, with the counts of each filter',
});

export const goodsDetail = call('/goods/goods-detail', {
  may: 'public',
  request: GoodsDetailRequest,
  response: GoodsDetail,
  summary: 'One offer with pictures, specifications and seller, by id or goods number',
});

export const categoryList = call('/categories/category-list', {
  may: 'public',
  request: CategoryRequest,
  response: [Category],
  summary: 'The tree of categories with the number of listed goods',
});

export const adminCategoryList = call('/categories/admin-category-list', {
  may: 'goods:category:list',
  request: AdminCategoryListRequest,
  response: [AdminCategory],
  summary: 'The whole tree of categories for staff, including hidden ones',
});

export const categoryDetail = call('/categories/category-detail', {
  may: 'goods:category:list',
  request: TreeIdRequest,
  response: CategoryDetail,
  summary: 'One category with its names in three languages and its picture',
});

export const addCategory = call('/categories/add-category', {
  may: 'goods:category:add',
  request: AddCategoryRequest,
  response: TreeIdAnswer,
  summary: 'Adds a category under another, or as a root; three levels at most',
});

export const updateCategory = call('/categories/update-category', {
  may: 'goods:category:update',
  request: UpdateCategoryRequest,
  response: TreeIdAnswer,
  summary: 'Changes a category, or moves it with all below it',
});

export const delCategory = call('/categories/del-category', {
  may: 'goods:category:delete',
  request: TreeIdActionRequest,
  response: null,
  summary: 'Deletes a category without categories below it and without goods',
});

export const brandList = call('/brands/brand-list', {
  may: 'public',
  request: BrandListRequest,
  response: BrandListResponse,
  summary: 'Lists makers by name',
});
