import { Body, Controller } from '@nestjs/common';
import {
  AddCategoryRequest,
  AdminCategory,
  AdminCategoryListRequest,
  Category,
  CategoryDetail,
  CategoryRequest,
  UpdateCategoryRequest,
} from '@fovea/shared-types/goods/category.dto';
import {
  addCategory,
  adminCategoryList,
  categoryDetail,
  categoryList,
  delCategory,
  updateCategory,
} from '@fovea/shared-types/goods/goods.calls';
import { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { CategoryService } from './category.service.js';

@Controller()
export class CategoryController {
  constructor(private readonly categories: CategoryService) {}

  @Call(categoryList, {
    may: 'public',
    request: CategoryRequest,
    response: [Category],
    summary: 'The tree of categories with the number of listed goods',
  })
  shown(@RequestCaller() caller: Caller, @Body() request: CategoryRequest) {
    return this.categories.shown(caller, request);
  }

  @Call(adminCategoryList, {
    may: 'goods:category:list',
    request: AdminCategoryListRequest,
    response: [AdminCategory],
    summary: 'The whole tree of categories as staff keep it, hidden ones too',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: AdminCategoryListRequest) {
    return this.categories.list(caller, request);
  }

  @Call(categoryDetail, {
    may: 'goods:category:list',
    request: TreeIdRequest,
    response: CategoryDetail,
    summary: 'One category with its names in three languages and its picture',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: TreeIdRequest) {
    return this.categories.detail(caller, request);
  }

  @Call(addCategory, {
    may: 'goods:category:add',
    request: AddCategoryRequest,
    response: TreeIdAnswer,
    summary: 'Adds a category under another, or as a root; three levels at most',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddCategoryRequest) {
    return this.categories.add(caller, request);
  }

  @Call(updateCategory, {
    may: 'goods:category:update',
    request: UpdateCategoryRequest,
    response: TreeIdAnswer,
    summary: 'Changes a category, or moves it with all below it',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateCategoryRequest) {
    return this.categories.update(caller, request);
  }

  @Call(delCategory, {
    may: 'goods:category:delete',
    request: TreeIdActionRequest,
    response: null,
    summary: 'Deletes a category without categories below it and without goods',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: TreeIdActionRequest) {
    return this.categories.delete(caller, request);
  }
}
