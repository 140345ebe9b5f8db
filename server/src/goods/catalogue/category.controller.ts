import { Controller } from '@nestjs/common';
import type {
  AddCategoryRequest,
  AdminCategoryListRequest,
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
import type { TreeIdActionRequest, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { CategoryService } from './category.service.js';

@Controller()
export class CategoryController {
  constructor(private readonly categories: CategoryService) {}

  @Call(categoryList)
  shown(caller: Caller, request: CategoryRequest) {
    return this.categories.shown(caller, request);
  }

  @Call(adminCategoryList)
  adminCategoryList(caller: StaffCaller, request: AdminCategoryListRequest) {
    return this.categories.listCategories(caller, request);
  }

  @Call(categoryDetail)
  categoryDetail(caller: StaffCaller, request: TreeIdRequest) {
    return this.categories.getCategoryDetail(caller, request);
  }

  @Call(addCategory)
  addCategory(caller: StaffCaller, request: AddCategoryRequest) {
    return this.categories.addCategory(caller, request);
  }

  @Call(updateCategory)
  updateCategory(caller: StaffCaller, request: UpdateCategoryRequest) {
    return this.categories.updateCategory(caller, request);
  }

  @Call(delCategory)
  delCategory(caller: StaffCaller, request: TreeIdActionRequest) {
    return this.categories.deleteCategory(caller, request);
  }
}
