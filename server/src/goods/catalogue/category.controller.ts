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
  list(caller: StaffCaller, request: AdminCategoryListRequest) {
    return this.categories.list(caller, request);
  }

  @Call(categoryDetail)
  detail(caller: StaffCaller, request: TreeIdRequest) {
    return this.categories.detail(caller, request);
  }

  @Call(addCategory)
  add(caller: StaffCaller, request: AddCategoryRequest) {
    return this.categories.add(caller, request);
  }

  @Call(updateCategory)
  update(caller: StaffCaller, request: UpdateCategoryRequest) {
    return this.categories.update(caller, request);
  }

  @Call(delCategory)
  delete(caller: StaffCaller, request: TreeIdActionRequest) {
    return this.categories.delete(caller, request);
  }
}
