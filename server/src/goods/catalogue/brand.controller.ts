import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import type {
  AddBrandRequest,
  AdminBrandListRequest,
  BrandListRequest,
  UpdateBrandRequest,
} from '@fovea/shared-types/goods/brand.dto';
import {
  addBrand,
  adminBrandList,
  brandDetail,
  brandList,
  delBrand,
  updateBrand,
} from '@fovea/shared-types/goods/goods.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { BrandService } from './brand.service.js';

@Controller()
export class BrandController {
  constructor(private readonly brands: BrandService) {}

  @Call(brandList)
  shown(caller: Caller, request: BrandListRequest) {
    return this.brands.shown(caller, request);
  }

  @Call(adminBrandList)
  list(caller: StaffCaller, request: AdminBrandListRequest) {
    return this.brands.list(caller, request);
  }

  @Call(brandDetail)
  detail(caller: StaffCaller, request: IdRequest) {
    return this.brands.detail(caller, request);
  }

  @Call(addBrand)
  add(caller: StaffCaller, request: AddBrandRequest) {
    return this.brands.add(caller, request);
  }

  @Call(updateBrand)
  update(caller: StaffCaller, request: UpdateBrandRequest) {
    return this.brands.update(caller, request);
  }

  @Call(delBrand)
  delete(caller: StaffCaller, request: IdActionRequest) {
    return this.brands.delete(caller, request);
  }
}
