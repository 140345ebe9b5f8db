import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import {
  AddBrandRequest,
  AdminBrandListRequest,
  AdminBrandListResponse,
  BrandDetail,
  BrandListRequest,
  BrandListResponse,
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
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { BrandService } from './brand.service.js';

@Controller()
export class BrandController {
  constructor(private readonly brands: BrandService) {}

  @Call(brandList, {
    may: 'public',
    request: BrandListRequest,
    response: BrandListResponse,
    summary: 'Lists makers by name',
  })
  shown(@RequestCaller() caller: Caller, @Body() request: BrandListRequest) {
    return this.brands.shown(caller, request);
  }

  @Call(adminBrandList, {
    may: 'goods:brand:list',
    request: AdminBrandListRequest,
    response: AdminBrandListResponse,
    summary: 'Makers as staff keep them, hidden ones too, with how many goods each has',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: AdminBrandListRequest) {
    return this.brands.list(caller, request);
  }

  @Call(brandDetail, {
    may: 'goods:brand:list',
    request: IdRequest,
    response: BrandDetail,
    summary: 'One maker with his names in three languages and his picture',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: IdRequest) {
    return this.brands.detail(caller, request);
  }

  @Call(addBrand, {
    may: 'goods:brand:add',
    request: AddBrandRequest,
    response: IdAnswer,
    summary: 'Adds a maker',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddBrandRequest) {
    return this.brands.add(caller, request);
  }

  @Call(updateBrand, {
    may: 'goods:brand:update',
    request: UpdateBrandRequest,
    response: IdAnswer,
    summary: 'Changes a maker',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateBrandRequest) {
    return this.brands.update(caller, request);
  }

  @Call(delBrand, {
    may: 'goods:brand:delete',
    request: IdActionRequest,
    response: null,
    summary: 'Deletes a maker without goods',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.brands.delete(caller, request);
  }
}
